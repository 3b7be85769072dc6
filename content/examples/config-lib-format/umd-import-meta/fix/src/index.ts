export const here = document.baseURI;
