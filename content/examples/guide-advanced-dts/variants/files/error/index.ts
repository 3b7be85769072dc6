interface Size {
  width: number;
  height: number;
}

export const square: Size = { width: 1, height: '1' };
