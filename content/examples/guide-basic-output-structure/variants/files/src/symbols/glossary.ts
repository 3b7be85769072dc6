export const glossary = ['km', 'kg'];
