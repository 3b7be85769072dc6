// @ts-nocheck: TypeScript refuses the decorator, too.
import { html, LitElement } from 'lit';
import { customElement, property } from 'lit/decorators.js';

@customElement('clock-hour')
export class ClockHour extends LitElement {
  @property({ type: Number }) value = 9;

  render() {
    return html`<time>${this.value} h</time>`;
  }
}
