export default (text: string) => console.warn(`page-label: ${text}`);
