import { box, circle, outline, polygon, shape } from './svg.ts'

export const PIECES = ['k', 'q', 'r', 'b', 'n', 'p'] as const
export type Piece = (typeof PIECES)[number]

const foot = (fill: string, edge: string): string => box(-26, 30, 52, 13, fill, 5, edge)

/** A simple flat piece in a field of 80 x 100, its middle at 0, 0. */
export const chessPiece = (piece: Piece, fill: string, rim: string): string => {
  const edge = outline(4, rim)
  const body = shape('M-19 31C-11 12-9 0-10-10H10C9 0 11 12 19 31Z', fill, edge)
  switch (piece) {
    case 'p':
      return (
        shape('M-19 31C-10 20-8 10-8-2H8C8 10 10 20 19 31Z', fill, edge) +
        circle(0, -12, 15, fill, edge) +
        foot(fill, edge)
      )
    case 'r':
      return (
        box(-15, -18, 30, 50, fill, 0, edge) +
        shape('M-24-44H-12V-36H-6V-44H6V-36H12V-44H24V-18H-24Z', fill, edge) +
        foot(fill, edge)
      )
    case 'b':
      return (
        body +
        shape('M0-46C18-30 20-10 8-6H-8C-20-10-18-30 0-46Z', fill, edge) +
        circle(0, -47, 5, fill, edge) +
        shape('M4-30L14-22', 'none', edge) +
        box(-15, -9, 30, 8, fill, 4, edge) +
        foot(fill, edge)
      )
    case 'n':
      return (
        shape(
          'M-20 31C-20 8 0 4-2-8C-12-2-20 4-27-2C-32-8-28-14-22-20C-16-34-8-38-4-48L6-38C24-30 28-2 22 31Z',
          fill,
          edge,
        ) +
        circle(-8, -22, 3.5, rim) +
        foot(fill, edge)
      )
    case 'q':
      return (
        body +
        polygon(
          [
            { x: -15, y: -8 },
            { x: -30, y: -38 },
            { x: -12, y: -26 },
            { x: 0, y: -46 },
            { x: 12, y: -26 },
            { x: 30, y: -38 },
            { x: 15, y: -8 },
          ],
          fill,
          edge,
        ) +
        circle(-30, -40, 5, fill, edge) +
        circle(0, -48, 5, fill, edge) +
        circle(30, -40, 5, fill, edge) +
        foot(fill, edge)
      )
    case 'k':
      return (
        body +
        shape('M-15-8C-30-22-22-36-2-26H2C22-36 30-22 15-8Z', fill, edge) +
        shape('M-4-28V-38H-12V-46H-4V-54H4V-46H12V-38H4V-28Z', fill, edge) +
        foot(fill, edge)
      )
  }
}
