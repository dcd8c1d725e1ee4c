import type { HostRules } from '@/lib/site/host-rules';

/** The rules in the form of Cloudflare Pages and its like. */
export function toCloudflare(rules: HostRules): { headers: string; redirects: string } {
  return {
    headers: rules.headers
      .map(({ path, headers }) =>
        [
          path,
          ...Object.entries(headers).flatMap(([name, value]) => [
            ...(path === '/*' ? [] : [`  ! ${name}`]),
            `  ${name}: ${value}`,
          ]),
        ].join('\n'),
      )
      .join('\n\n')
      .concat('\n'),
    redirects: rules.redirects
      .flatMap(({ from, to, status }) => [
        `${from} ${to} ${status}`,
        ...(from.length > 1 && from.endsWith('/') ? [`${from.slice(0, -1)} ${to} ${status}`] : []),
      ])
      .join('\n')
      .concat('\n'),
  };
}
