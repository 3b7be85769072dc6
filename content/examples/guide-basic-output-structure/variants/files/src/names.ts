export const load = () => [
  import('./words/glossary'),
  import('./symbols/glossary'),
];
