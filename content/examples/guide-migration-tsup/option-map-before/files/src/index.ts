import { roman } from 'roman-digits';

declare const warn: (text: string) => void;
declare const trace: (text: string) => void;

export class PageLabel {
  constructor(readonly page: number) {}

  print(): string {
    trace('print');
    if (this.page < 1) warn(`no such page in ${process.env.BOOK}`);
    return roman(this.page);
  }
}
