import { css, html, LitElement } from 'lit';
import { customElement, property } from 'lit/decorators.js';

@customElement('clock-hour')
export class ClockHour extends LitElement {
  static styles = css`time { font-weight: 600 }`;

  @property({ type: Number }) value = 9;

  render() {
    return html`<time>${this.value} h</time>`;
  }
}
