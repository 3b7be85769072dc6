export class Shape {
  _width = 2;
  get width(): number {
    console.log('read');
    return this._width;
  }
}

const name = (): string => new Shape().constructor.name;
export const label = /*#__PURE__*/ name();
