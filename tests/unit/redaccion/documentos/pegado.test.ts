/** @jest-environment node */
import { read } from './leer';

const WORD = '<html xmlns:o="urn:x"><body><!--StartFragment-->';
const item = (sign: string, text: string) =>
  `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${sign}<span>&nbsp;&nbsp; </span></span><![endif]>${text}</p>`;

it.each<[string, string, string, string[]]>([
  [
    'las negritas del portapapeles de Word',
    `${WORD}<p>Uno <b style='mso-bidi-font-weight:normal'>dos</b></p>`,
    'Uno **dos**\n',
    [],
  ],
  ['negritas que su estilo quita', '<b style="font-weight: normal"><p>Uno</p></b>', 'Uno\n', []],
  [
    'la raya sobre las notas de Word',
    `${WORD}<p>Uno<a href="#_ftn1" name="_ftnref1">[1]</a></p><div style='mso-element:footnote-list'><br clear=all><hr align=left size=1 width="33%"><div style='mso-element:footnote' id=ftn1><p><a href="#_ftnref1">[1]</a> La nota</p></div></div>`,
    'Uno[^1]\n\n[^1]: La nota\n',
    [],
  ],
  [
    'una lista con letras de Word',
    WORD + item('a)', 'Copia') + item('b)', 'Original'),
    '1. Copia\n2. Original\n',
    ['lista con letras o romanos: Copia', 'lista con letras o romanos: Original'],
  ],
  [
    'una lista con letras de una página',
    '<ol type="a"><li>Copia</li></ol>',
    '1. Copia\n',
    ['lista con letras o romanos: Copia'],
  ],
  [
    'renglones que el programa conserva',
    '<span style="white-space: pre-wrap">Uno\nDos\n\nTres</span>',
    'Uno\\\nDos\n\nTres\n',
    [],
  ],
  [
    'un texto oculto de Word',
    `${WORD}<p>Uno <span style='mso-hide:all'>secreto</span></p>`,
    'Uno\n',
    ['texto oculto: secreto'],
  ],
  [
    'lo que una clase esconde',
    '<style><!-- span.x {display:none} --></style><p>Uno <span class=x>secreto</span></p>',
    'Uno\n',
    ['texto oculto: secreto'],
  ],
  [
    'letras blancas',
    '<p>Uno <font color="white">secreto</font></p>',
    'Uno\n',
    ['texto oculto: secreto'],
  ],
  [
    'letras del color de su fondo',
    '<p>Uno <span style="color:#123;background:#112233">secreto</span></p>',
    'Uno\n',
    ['texto oculto: secreto'],
  ],
  [
    'letras de un punto',
    '<p>Uno <span style="font-size:1.0pt">secreto</span></p>',
    'Uno\n',
    ['texto oculto: secreto'],
  ],
  [
    'blanco sobre oscuro, que se ve',
    '<div style="background-color:rgb(20,20,20)"><p style="color:#fff">Uno</p></div>',
    'Uno\n',
    [],
  ],
  [
    'lo tachado',
    '<p>cuesta <s>100</s>120 y <del>1</del><span style="text-decoration:line-through">2</span>3</p>',
    'cuesta 120 y 3\n',
    ['texto tachado: 100', 'texto tachado: 12'],
  ],
  [
    'un comentario de Word con palabras y una imagen',
    `${WORD}<p>Uno</p><div style='mso-element:comment-list'><p>Vea <img src="file:///C:/a.png" alt="Acta"></p></div>`,
    'Uno\n',
    ['comentario: Vea Acta'],
  ],
  [
    'los comentarios de Word',
    `${WORD}<p>Uno<a class=msocomanchor href="#_msocom_1">[OA1]</a></p><div style='mso-element:comment-list'><p>Quitar esto</p></div>`,
    'Uno\n',
    ['comentario: [OA1]', 'comentario: Quitar esto'],
  ],
  [
    'un enlace por Outlook',
    '<p><a href="https://nam02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fleyes.example%2Fley%3Fa%3D1&data=05%7C01%7Cana%40oficina.example%7C0">la ley</a></p>',
    '[la ley](https://leyes.example/ley?a=1)\n',
    [],
  ],
  [
    'un enlace por Google',
    '<p><a href="https://www.google.com/url?q=https://leyes.example/&sa=D">la ley</a></p>',
    '[la ley](https://leyes.example/)\n',
    [],
  ],
  [
    'un enlace por Facebook',
    '<p><a href="https://l.facebook.com/l.php?u=https%3A%2F%2Fleyes.example%2F&h=x">la ley</a></p>',
    '[la ley](https://leyes.example/)\n',
    [],
  ],
  [
    'un enlace con un correo adentro',
    '<p><a href="https://lista.example/?de=ana%40oficina.example">aquí</a></p>',
    'aquí\n',
    ['enlace: aquí (https://lista.example/?de=ana%40oficina.example)'],
  ],
  [
    'un enlace que pasa por otro sitio',
    '<p><a href="https://clics.example/r?to=https%3A%2F%2Fleyes.example">aquí</a></p>',
    '[aquí](https://clics.example/r?to=https%3A%2F%2Fleyes.example)\n',
    ['enlace: aquí (https://clics.example/r?to=https%3A%2F%2Fleyes.example)'],
  ],
  [
    'ligaduras y palabras cortadas de un PDF',
    '<p>La ﬁcha con- voca al ofi- cial y pre- y posgrado</p>',
    'La ficha convoca al oficial y pre- y posgrado\n',
    ['palabra cortada: con- voca', 'palabra cortada: ofi- cial'],
  ],
  [
    'una tabla dentro de otra',
    '<table><tr><th>A</th><th>B</th></tr><tr><td>x</td><td><table><tr><td>1</td><td>2</td></tr></table></td></tr></table>',
    '| A | B |\n| - | - |\n| x | 1 2 |\n',
    ['tabla dentro de una celda: 1 2'],
  ],
  ['un video', '<p>Uno</p><video src="x.mp4"></video>', 'Uno\n', ['video: x.mp4']],
])('se pega %s', async (_what, html, markdown, told) => {
  const result = await read('pegado.html', html);
  expect(result.markdown.replace(/ +(?=\|)/g, ' ').replace(/-{2,}/g, '-')).toBe(markdown);
  expect(result.told).toEqual(told);
});

it('los cambios que Word copia esperan una decisión', async () => {
  const html = `${WORD}<p>Abre <del cite="mailto:Ana" datetime="2025-01-01">lunes</del><ins cite="mailto:Ana" datetime="2025-01-01">martes</ins>.</p>`;
  expect(await read('p.html', html)).toMatchObject({
    pending: true,
    changes: [{ before: 'Abre lunes.', after: 'Abre martes.' }],
  });
  expect((await read('p.html', html, 'accept')).markdown).toBe('Abre martes.\n');
});
