/** @jest-environment node */
import { cases, read } from './leer';

const WORD = '<html xmlns:o="urn:x"><body><!--StartFragment-->';
const item = (sign: string, text: string) =>
  `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${sign}<span>&nbsp;&nbsp; </span></span><![endif]>${text}</p>`;
const link = (href: string) => `<a href="${href}">ley</a>`;
const LAW = '[ley](https://leyes.example/)\n';

type Pasted = [html: string, markdown: string, told?: string[]];
const PASTED = cases<Pasted>({
  'las negritas del portapapeles de Word': [
    `${WORD}<p>Uno <b style='mso-bidi-font-weight:normal'>dos</b></p>`,
    'Uno **dos**\n',
  ],
  'negritas que su estilo quita': ['<b style="font-weight: normal"><p>Uno</p></b>', 'Uno\n'],
  'la raya sobre las notas de Word': [
    `${WORD}<p>Uno<a href="#_ftn1" name="_ftnref1">[1]</a></p><div style='mso-element:footnote-list'><hr width="33%"><div style='mso-element:footnote' id=ftn1><p><a href="#_ftnref1">[1]</a> La nota</p></div></div>`,
    'Uno[^1]\n\n[^1]: La nota\n',
  ],
  'viñetas escritas a mano': [`${WORD}<p>• Uno</p><p>•<i> </i>Dos</p>`, '- Uno\n- Dos\n'],
  'una lista con letras de Word': [
    WORD + item('a)', 'Copia') + item('b)', 'Original'),
    '1. Copia\n2. Original\n',
    ['lista con letras o romanos: Copia', 'lista con letras o romanos: Original'],
  ],
  'una lista con letras de una página': [
    '<ol type="a"><li>Copia</li></ol>',
    '1. Copia\n',
    ['lista con letras o romanos: Copia'],
  ],
  'renglones que el programa conserva': [
    '<span style="white-space: pre-wrap">Uno\nDos\n\nTres</span>',
    'Uno\\\nDos\n\nTres\n',
  ],
  'lo tachado': [
    '<p>cuesta <s>100</s>120 y <del>1</del><span style="text-decoration:line-through">2</span>3</p>',
    'cuesta 120 y 3\n',
    ['texto tachado: 100', 'texto tachado: 12'],
  ],
  'los comentarios de Word': [
    `${WORD}<p>Uno<a class=msocomanchor href="#_msocom_1">[OA1]</a></p><div style='mso-element:comment-list'><p>Vea <img src="file:///C:/a.png" alt="Acta"></p></div>`,
    'Uno\n',
    ['comentario: [OA1]', 'comentario: Vea Acta'],
  ],
  'un enlace por Outlook': [
    link(
      'https://nam02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fleyes.example%2F&data=ana%40x',
    ),
    LAW,
  ],
  'un enlace por Google': [link('https://www.google.com/url?q=https://leyes.example/&sa=D'), LAW],
  'un enlace que dice quién lo siguió': [
    link('https://leyes.example/ley?fbclid=Ana1&a=1&mc_eid=9#dos'),
    '[ley](https://leyes.example/ley?a=1#dos)\n',
  ],
  'un enlace con un correo adentro': [
    link('https://lista.example/?de=ana%40oficina.example'),
    'ley\n',
    ['enlace: ley (https://lista.example/?de=ana%40oficina.example)'],
  ],
  ...Object.fromEntries(
    [
      'https://clics.example/r?to=https%3A%2F%2Fleyes.example',
      'https://oficina.us1.list-manage.com/track/click?u=1',
      'https://bit.ly/x',
      'mailto:quejas@oficina.example?cc=ana@oficina.example',
    ].map((href): [string, Pasted] => [
      `y se dice, el enlace ${href}`,
      [link(href), `[ley](${href})\n`, [`enlace: ley (${href})`]],
    ]),
  ),
  'ligaduras y palabras cortadas de un PDF': [
    '<p>La ﬁcha con- voca al ofi- cial y pre- y posgrado</p>',
    'La ficha convoca al oficial y pre- y posgrado\n',
    ['palabra cortada: con- voca', 'palabra cortada: ofi- cial'],
  ],
  'la palabra que un renglón de un PDF parte': [
    '<p>a la reu&shy;<br>nión Tijuana-<br>Mexicali</p>',
    'a la reunión Tijuana-\\\nMexicali\n',
    ['palabra cortada: reu\u00AD nión'],
  ],
  'un video': ['<p>Uno</p><video src="x.mp4"></video>', 'Uno\n', ['video: x.mp4']],
  'una imagen que sólo era fondo': [
    '<p style="background-image:url(a.png)">Uno</p>',
    'Uno\n',
    ['imagen del fondo: a.png'],
  ],
});
it.each(PASTED)('se pega %s', async (_what, html, markdown, told = []) => {
  const result = await read('pegado.html', html);
  expect(result.markdown.replace(/ +(?=\|)/g, ' ').replace(/-{2,}/g, '-')).toBe(markdown);
  expect(result.told).toEqual(told);
});
