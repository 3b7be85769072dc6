const languages = {
  de: () => import('./messages/de.json'),
  fr: () => import('./messages/fr.json'),
};

export async function hello(language: keyof typeof languages): Promise<string> {
  const messages = await languages[language]();
  return messages.default.hello;
}
