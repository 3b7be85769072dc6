declare function format(options: format.Options): string;
declare namespace format {
  interface Options {
    hour: number;
  }
}
export = format;
