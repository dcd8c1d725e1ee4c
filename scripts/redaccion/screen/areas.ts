import type { ComponentType } from 'react';
import type { Person, Piece } from '../api';
import { HistoryArea } from './HistoryArea';
import { PublishArea } from './PublishArea';
import { ReplaceArea } from './ReplaceArea';
import { EstrenoArea } from './EstrenoArea';

interface Area {
  label: string;
  title?: string;
  View: ComponentType<{ mayPublish: boolean; pieces: Piece[] }>;
  role?: Person['role'];
}

export const AREAS: Record<string, Area> = {
  publicar: { label: 'Publicar', View: PublishArea, role: 'publica' },
  historia: { label: 'Historia', title: 'Historia de los cambios', View: HistoryArea },
  reemplazar: {
    label: 'Reemplazar',
    title: 'Buscar y reemplazar en todo el sitio',
    View: ReplaceArea,
  },
  estrenar: { label: 'Estrenar', View: EstrenoArea },
};
