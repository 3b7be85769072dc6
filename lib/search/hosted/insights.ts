import { INSIGHTS_URL } from '@/lib/search/hosted/hosted-config';
import type { HostedSearchConfig } from '@/lib/site/types';

/** Views are sent together after a pause of this length, in milliseconds. */
export const VIEW_DEBOUNCE_MS = 400;
/** The service accepts at most 20 ids per event. */
const VIEW_IDS = 20;

/** An event in the format of the Insights API. */
interface InsightsEvent {
  readonly eventType: 'view' | 'click';
  readonly eventName: string;
  readonly index: string;
  readonly userToken: string;
  readonly timestamp: number;
  readonly objectIDs: readonly string[];
  /** Clicks only: the search, and the position of the result in it, from 1. */
  readonly queryID?: string;
  readonly positions?: readonly number[];
}

/** Reports which results readers see and click to a hosted service. */
export interface Insights {
  /** Reports results as seen. Each id is sent once per page load. */
  viewed(objectIds: readonly string[]): void;
  clicked(objectId: string, position: number, queryId: string): void;
}

export type SendEvents = (url: string, events: readonly InsightsEvent[]) => void;

/** Creates the insights of an index. `userToken` is anonymous: a random value that is never stored. */
export function createInsights({ appId, apiKey, indexName }: HostedSearchConfig, send: SendEvents = sendEvents): Insights {
  const url = `${INSIGHTS_URL}?X-Algolia-Application-Id=${encodeURIComponent(appId)}&X-Algolia-API-Key=${encodeURIComponent(apiKey)}`;
  // Browsers lack `randomUUID` on pages without TLS.
  const userToken = `anonymous-${crypto.randomUUID?.() ?? Math.random().toString(36).slice(2)}`;
  const seen = new Set<string>();
  let waiting: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const common = () => ({ index: indexName, userToken, timestamp: Date.now() });

  const flush = () => {
    clearTimeout(timer);
    const events: InsightsEvent[] = [];
    for (let at = 0; at < waiting.length; at += VIEW_IDS) {
      events.push({ eventType: 'view', eventName: 'Items Viewed', ...common(), objectIDs: waiting.slice(at, at + VIEW_IDS) });
    }
    waiting = [];
    if (events.length > 0) send(url, events);
  };
  return {
    viewed(objectIds) {
      const fresh = objectIds.filter((id) => !seen.has(id));
      if (fresh.length === 0) return;
      for (const id of fresh) seen.add(id);
      waiting.push(...fresh);
      clearTimeout(timer);
      timer = setTimeout(flush, VIEW_DEBOUNCE_MS);
      // A click on a result can unload the page during the pause.
      addEventListener('pagehide', flush);
    },
    clicked(objectId, position, queryId) {
      send(url, [
        { eventType: 'click', eventName: 'Item Selected', ...common(), objectIDs: [objectId], positions: [position], queryID: queryId },
      ]);
    },
  };
}

/** Sends events with `keepalive`, since a click often unloads the page. Ignores failures: losing an event does no harm. */
function sendEvents(url: string, events: readonly InsightsEvent[]): void {
  fetch(url, { method: 'POST', keepalive: true, body: JSON.stringify({ events }) }).catch(() => undefined);
}
