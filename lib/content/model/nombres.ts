import { z } from 'zod';
import { texto } from './fields';

const NOMBRES = {
  inicio: 'Inicio',
  titular: 'Titular',
  direcciones: 'Direcciones',
  transparencia: 'Transparencia',
  comunicados: 'Comunicados',
  directorio: 'Directorio',
  queja: 'Queja Electrónica',
  denuncia: 'Denuncia Electrónica',
  acuse: '¿En qué va mi queja?',
  vehiculos: 'Vehículos remolcados',
  declaraciones: 'Declarar patrimonio',
  documentos: 'Documentos',
  paginaDenuncia: 'Denuncia: qué pasa y cómo',
  datos: 'Datos abiertos',
  mapa: 'Mapa del sitio',
  accesibilidad: 'Accesibilidad y privacidad',
  telefonoSocial: 'Otro teléfono',
} as const;

export type Nombre = keyof typeof NOMBRES;

type Row = z.ZodDefault<z.ZodString>;

export const nombres = () =>
  z
    .strictObject(
      Object.fromEntries(
        Object.entries(NOMBRES).map(([key, nombre]) => [key, texto(nombre).default(nombre)]),
      ) as Record<Nombre, Row>,
    )
    .prefault({});
