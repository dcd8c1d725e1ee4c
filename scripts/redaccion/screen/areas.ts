import type { ComponentType } from 'react';
import type { Person } from '../api';
import { HistoryArea } from './history/HistoryArea';
import { PublishArea } from './publish/PublishArea';
import { ReplaceArea } from './ReplaceArea';
import { EstrenoArea } from './EstrenoArea';

interface Area {
  label: string;
  View: ComponentType<{ mayPublish: boolean }>;
  /** The only role that sees it; by default everybody does. */
  role?: Person['role'];
}

/** The areas in the head of the screen, in its order. */
export const AREAS: Record<string, Area> = {
  publicar: { label: 'Publicar', View: PublishArea, role: 'publica' },
  historia: { label: 'Historia', View: HistoryArea },
  reemplazar: { label: 'Reemplazar', View: ReplaceArea },
  estrenar: { label: 'Estrenar', View: EstrenoArea },
};
