import { runSite } from '@/scripts/serve/serve';

/** What `npm start` does once the site is built. */
await runSite({ dir: 'out', rules: '.cache/host-rules.json' }, process.env);
