import { html, LitElement } from 'lit';
import { customElement, property } from 'lit/decorators.js';

@customElement('clock-hour')
export class ClockHour extends LitElement {
  @property({ type: Number }) accessor value = 9;

  render() {
    return html`<time>${this.value} h</time>`;
  }
}
