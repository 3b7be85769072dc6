export async function fetchTitle(url: string): Promise<string> {
  const html = await (await fetch(url)).text();
  return /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
}
