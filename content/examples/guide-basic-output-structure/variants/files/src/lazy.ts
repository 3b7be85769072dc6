export async function explain(symbol: string): Promise<string> {
  const { glossary } = await import('./words/glossary');
  return glossary[symbol] ?? 'unknown unit';
}
