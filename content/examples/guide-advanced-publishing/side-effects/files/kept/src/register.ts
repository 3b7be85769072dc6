customElements.define('clock-face', class extends HTMLElement {});
