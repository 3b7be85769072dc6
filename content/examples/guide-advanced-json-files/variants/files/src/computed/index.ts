export async function load(lang: 'de' | 'fr'): Promise<string> {
  const messages = await import(`./messages/${lang}.json`);
  return messages.default.hello;
}
