import type { Page } from '@playwright/test';

/** Reads whether assistive technology is told that the button with this name is expanded: the browser derives it from the popover. */
export async function readExpanded(page: Page, name: string): Promise<unknown> {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send('DOM.getDocument');
  const { nodes } = await session.send('Accessibility.queryAXTree', { nodeId: root.nodeId, role: 'button', accessibleName: name });
  await session.detach();
  return nodes.flatMap(({ properties = [] }) => properties.filter((each) => each.name === 'expanded'))[0]?.value.value;
}
