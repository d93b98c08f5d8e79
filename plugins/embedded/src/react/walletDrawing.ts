/** The line drawing of the tile, as SVG writes it. */
export const walletDrawing =
  "M4 6.5h11a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2h9v3M13.5 11.5h.01"
