interface Size {
  width: number;
  height: number;
}

/** @internal */
export function ratio(size: Size): number {
  return size.width / size.height;
}

export function turn(size: Size): Size {
  return { width: size.height, height: size.width };
}
