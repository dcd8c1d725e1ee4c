import { findIdentifying } from '@/lib/forms/anonymity';
import { type FindingKind } from '@/lib/forms/anonymity-words';

/** All texts are invented: telephones 664 555 01xx, e-mails of *.example. `«…»` encloses the expected mark. */
const MARKED: Record<Exclude<FindingKind, 'propio'>, string[]> = {
  curp: [
    ...['Mi CURP: «XEXA800101MBCRRN01».', 'va en minúsculas, «xexa800101mbcrrn01»'],
    ...['separada: «XEXA 800101 M BC RRN 0 1»', 'le falta el final, «XEXA800101MBCRRN»'],
  ],
  elector: ['clave «XXRRNN80010102M100»', 'clave «XXRRNN-800101-02-H-100» de la credencial'],
  rfc: [
    ...['RFC «XEXA800101AB1»', 'RFC «XEXA-800101-AB1»,', 'RFC «XEXA 800101 AB1»'],
    ...['sin homoclave «xexa800101»', 'con eñe «ÑEXA800101»'],
  ],
  nss: ['NSS «02805550101»', 'seguro «02-80-55-5010-1»', 'seguro «02 80 55 5010 1»'],
  telefono: [
    ...['al «664 555 0100»', 'al «(664) 555-01-00»', 'al «664-555-0101»', 'al «664.555.0102»'],
    ...['al «+52 1 664 555 0103» o', 'al «+526645550104»', 'al «5216645550105»'],
    ...['al «01 664 555 0106»', 'al «044 664 555 0107»', 'al «6645550108».', 'al «664–555–0109»'],
    ...['en Estados Unidos, «+1 619 555 0110»', 'en México, «55 5555 0111» y «55 55 55 01 12»'],
    ...['al «664 555 0119» ó «664 555 0120»', '«Tel. 555 0113»', 'mi «celular es: 555-0114»'],
    ...['«whatsapp 5550115»', 'marque «555-0116» o «555-01-17»', '«mi número es 555 01 18»'],
  ],
  correo: [
    ...['a «ana@correo.example»', 'a «ana.perez+2@dos.correo.example», gracias'],
    ...['a «ANA_P@CORREO.EXAMPLE».', 'a «ana @ correo.example»'],
    ...['a «ana arroba correo punto example»', 'a «ana(arroba)correo.example»'],
    ...['a «ana [at] correo . example»', 'a «ana@hotmail» y ya', 'a «ana@x.mx», de una letra'],
  ],
  placas: [
    ...['iba en «ABC-12-34»', 'iba en «ABC1234»', 'iba en «ABC-123-D»', 'iba en «A12-BCD»'],
    ...['iba en «a12bcd»', 'iba en «AB-1234-C»', 'iba en «AN-12-345»'],
    ...['un carro con «placas ABC 12 34»', 'las «placas son ABC-1234»', 'de «placa: 123-ABC»'],
  ],
  cuenta: [
    ...['deposité a «4152 0000 0000 0000»', 'deposité a «4152-0000-0000-0000»'],
    ...['deposité a «4152000000000000»', '«CLABE 002028000000000000»', 'es «002028000000000000»'],
    ...['a la «cuenta número 0123456789»', 'de mi «tarjeta: 01234567890»'],
  ],
  perfil: [
    ...['soy «@anaperez_tj» en redes', 'en «facebook.com/ana.perez»'],
    ...['en https://www.«instagram.com/anaperez».', '«mi Facebook es ana.perez», búsquenme'],
    'miran «mi perfil»',
  ],
  empleado: [
    ...['con número de «empleado 123»', 'con «empleada núm. 12345»', '«gafete 4567»'],
    'traía «mi gafete» puesto',
    ...['doy «mi número de empleado»: «mi número de empleado es 45321»', '«nómina: 00123»'],
  ],
  nombre: [
    '«Me llamo Ana Pérez» y vengo a denunciar.',
    '«me llamo ana pérez» y vengo a denunciar',
    '«ME LLAMO ANA PÉREZ» Y QUIERO DENUNCIAR',
    '«Mi nombre es Ana María de la Cruz López», de Tijuana',
    '«mi nombre completo es Ana P. Pérez»',
    '«Soy Ana Pérez», la que llamó ayer',
    '«SOY ANA PEREZ» Y VIVÍ ESTO',
    'Yo «soy la Lic. Ana Pérez».',
    '«Yo, Ana Pérez», denuncio',
    'Gracias.\n«Atte. Ana Pérez»',
    'Gracias.\n«Atentamente:\n\nAna Pérez-López»',
    '«Firmo como Ana Pérez»',
    '«Firmo» esta denuncia',
    '«Firma: Ana Pérez»',
    'La «suscrita, Ana Pérez», expone',
    '«Soy María Peña» y «me llamo José Núñez»',
    'Gracias.\n«Att: Ana»',
    'hola «soy ana pérez» y «soy maría josé nuñez soto», de Tijuana',
    'gracias, «atte. juan hernández»',
  ],
  domicilio: [
    '«Vivo en calle Uno número 12, colonia Centro» y lo vi.',
    '«vivo en la calle Dos No. 34, col. Libertad». El inspector llegó.',
    '«Vivimos frente al parque», desde hace años',
    '«resido en Otay» y pasó ahí',
    'Llegaron a «mi casa» de noche',
    '«Mi domicilio es calle Tres #56 int. 7». Llegó',
    '«mi dirección: Calle Cuatro 78», Playas',
    'pasa en «nuestra calle» cada noche',
    'me esperó en la «calle Cedro 45» y en la «privada Roble 12-B, int. 3»',
  ],
  apodo: ['«me dicen el Güero», y lo gritó', 'buscaba al «apodado "Moreno"»'],
  puesto: ['en el «puesto 14 del mercado Hidalgo», de día', 'es de la «cuadrilla 7»'],
  escuela: ['afuera de la «primaria Benito Juárez», «salón 3B»', 'va y viene en «2.º B» y ya'],
  presentes: ['«sólo estábamos tres» ese día', 'ese día «Rosa y yo vimos» todo'],
  nacimiento: ['«nací el 3 de mayo de 1984» y ya'],
  relacion: [
    '«Llevo 14 años en la caja de Tesorería».',
    'Ella dijo: «soy embarazada» y «me cambiaron de turno».',
    'Ese día sólo «estábamos Rosa, él y yo».',
    '«mi jefe» me lo pidió',
    '«Mi jefa» lo sabe',
    '«MI SUPERVISOR» lo sabe',
    '«mi compañera» lo vio',
    '«mi compañera» (NFC) y «mis compañeros»',
    '«mi ex esposo» y «mi hermana» y «mi hijo»',
    '«mi mamá», «mi papá», «mi tía», «mi vecino», «mi hermanito»',
    'en «mi oficina», «mi área», «mi departamento», «mi turno» y «mi puesto»',
    '«nuestro jefe» y «nuestra coordinadora»',
    '«trabajo en Obras Públicas» y lo vi',
    '«Trabajo como cajera», aquí',
    'en la oficina «donde trabajo»',
    '«laboro en la delegación Centro» desde 2019',
    '«trabajé en el taller municipal», antes',
    '«soy empleada de limpia» y',
    '«Soy el encargado del almacén».',
    '«soy policía», «soy su esposa», «soy vecina»',
    '«fui el único», «Fui la única» y «yo era la única»',
    '«sólo yo» lo vi, «solo yo»',
    '«mi encargado», «mi superior», «mi exmarido» y «mis excompañeras»',
    '«mi nuera», «mi yerno», «mi nieto», «mi comadre», «mi compadre», «mi consuegra» y «mi padrino»',
    '«mi socio», «mi local», «mi tienda» y «mi taller»',
    '«Soy dueño de la fonda Doña Mary»; «mi ferretería», «nuestra farmacia San José» y «mi restaurante Los Arcos»',
    'en «mi tienda Luz», «mi taller El Rayo del Sur», «mi negocio se llama La Güera» y «mi puesto \"Lupita\"»; «tengo una papelería que se llama El Lápiz»',
    'En «mi tienda». El inspector pidió mil. Vino a «mi taller» El jueves.',
    'sin espacio, «mijefe» y «miscompañeras»',
    '«soy maestra», «soy médico», «soy intendente», «soy enfermera», «soy docente», «soy chofer»',
    '«fui su secretaria», «fui inspector» y «fui empleada»; «yo era su asistente»',
    '«fui despedido de catastro», «fui despedida» y «me despidieron de Obras Públicas»',
    '«trabajaba en catastro», «Trabajábamos en la delegación» y «trabajé en limpia»',
    'la oficina «donde trabajaba»',
    '«Trabajo en la obra», y lo veo a diario',
    '«tengo un puesto en el mercado hidalgo» y «tenemos una tienda»',
  ],
};

export const marked = (text: string) => findIdentifying(text).map(({ kind, text }) => [kind, text]);

/** Strips «…». */
export function sample(text: string): { text: string; parts: string[] } {
  return {
    text: text.replace(/[«»]/g, ''),
    parts: [...text.matchAll(/«([^»]*)»/g)].map((match) => match[1] ?? ''),
  };
}

export const ROWS = Object.entries(MARKED).flatMap(([kind, texts]) =>
  texts.map((text) => [kind, text] as const),
);
