const items = document.querySelectorAll<HTMLElement>('[data-words]');

for (const item of items) {
  item.textContent = `${item.textContent?.trim().split(/\s+/).length} words`;
}
