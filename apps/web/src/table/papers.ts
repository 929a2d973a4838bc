/**
 * What is read beside a table and not needed to play: a deal laid open, the sheets of rules and settings, the free chair
 * and the invitation. A file of its own, so that nobody waits for it before the first card.
 */
import "../pages/deal-review/bm-open-deal.ts";
import "../pages/table/bm-sit-page.ts";
import "../pages/table/bm-waiting-page.ts";
import "../parts/bm-preferences.ts";
import "../parts/bm-rules-summary.ts";
import "../parts/bm-rules-text.ts";
