export const glossary: Record<string, string> = {
  km: 'A thousand metres.',
  kg: 'The SI unit of mass.',
};
