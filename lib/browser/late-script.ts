import { runBehaviors } from '@/lib/browser/behaviors/run-behaviors';

/** Entry of the script that the page script loads after the page. */
runBehaviors();
