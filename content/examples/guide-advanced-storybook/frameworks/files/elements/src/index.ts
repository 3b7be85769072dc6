import { html, LitElement } from 'lit';

declare const KIT_VERSION: string;

export class Tag extends LitElement {
  static override properties = { text: {} };

  declare text: string;

  override render() {
    return html`<span data-kit=${KIT_VERSION}>${this.text}</span>`;
  }
}

customElements.define('status-tag', Tag);
