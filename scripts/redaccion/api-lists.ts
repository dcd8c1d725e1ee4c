import type { SavedMoment } from './api';

/** Part of a photograph, from 0 to 1 of its width and height, upright. */
export interface PhotoCut {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * A photograph to be cut by hand: `POST /api/foto/vista?lugar=…&giro=…` of its bytes. `POST /api/foto`, with
 * `corte=left,top,width,height` and `pieza=file` too, keeps the part and answers `{ ruta }`, its address. With
 * `ruta=address`, both take a picture of the site instead of the bytes. `GET /api/foto?ruta=…` is a small copy of a picture of the site.
 */
export interface PhotoShown {
  image: string;
  width: number;
  height: number;
  /** Width over height that its place asks for; none when it takes any. */
  ratio?: number;
  least: number;
}

/** `GET /api/destinos` answers `{ destinos: Destination[] }`: where a link of a text may lead. */
export interface Destination {
  url: string;
  title: string;
  kind: string;
}

/** `GET /api/imagenes` answers `{ imagenes: SitePicture[] }`; `alt` is empty where no piece has it. */
export interface SitePicture {
  address: string;
  alt: string;
}

/** `GET /api/prensa?file=…`: the mail that tells the press of a saved release. */
export interface PressMail {
  subject: string;
  text: string;
}

/** `GET /api/publicaciones` answers `{ publicaciones: Published[] }`, the newest first. */
export interface Published extends SavedMoment {
  /** Changed since the publication before; none of the first. */
  files: string[];
}

export interface Task {
  where: string;
  file: string;
  field: string;
  message: string;
  day?: string;
}

/** `GET /api/vigencias`: facts that time makes untrue, and their count in words. */
export interface Vigencias {
  trial?: string;
  summary: string;
  list: Task[];
}

/** `GET /api/estreno`. `POST /api/estreno/icono` of a drawing's bytes puts it in the icon's place. */
export interface Estreno {
  groups: { title: string; tasks: Task[] }[];
  /** Obstacles to reading the content: these go first. */
  problems: Task[];
}
