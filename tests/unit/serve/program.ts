import { runSite } from '@/scripts/serve/serve';

await runSite({ dir: 'out', rules: '.cache/host-rules.json' }, process.env);
