import { runSite } from '@/scripts/serve/serve';

const correos = { oficina: '', quejas: '', denuncias: '', sugerencias: '' };
await runSite({ dir: 'out', rules: '.cache/host-rules.json' }, process.env, () => ({
  ...{ publicKey: 'clave', serviceId: 'servicio', forms: new Map(), correos },
}));
