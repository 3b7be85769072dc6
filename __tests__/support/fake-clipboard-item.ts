/** What jsdom lacks: an item of the clipboard whose data may still be loading. */
export class FakeClipboardItem {
  readonly types: readonly string[];

  constructor(private readonly data: Readonly<Record<string, Blob | Promise<Blob>>>) {
    this.types = Object.keys(data);
  }

  async getType(type: string): Promise<Blob> {
    const blob = await this.data[type];
    if (!blob) throw new Error(`No ${type}.`);
    return blob;
  }
}
