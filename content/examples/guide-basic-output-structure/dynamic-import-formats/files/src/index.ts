export async function explain(symbol: string): Promise<string> {
  const { glossary } = await import(
    /* webpackChunkName: "glossary" */ './words/glossary'
  );
  return glossary[symbol] ?? 'unknown unit';
}
