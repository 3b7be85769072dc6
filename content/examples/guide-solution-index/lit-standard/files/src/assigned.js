import { html, LitElement } from 'lit';

export class ClockHour extends LitElement {
  static properties = { value: { type: Number } };

  constructor() {
    super();
    this.value = 9;
  }

  render() {
    return html`<time>${this.value} h</time>`;
  }
}

customElements.define('clock-assigned', ClockHour);
