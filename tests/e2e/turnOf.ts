/**
 * Which of so many turns this run takes: what is long and alike is not repeated in each run of CI, but goes round from commit to commit.
 * Undefined for who runs the tests by hand: then all of it is run.
 */
export const turnOf = (turns: number): number | undefined => {
  const turn = process.env["LATCHKEY_TURN"]
  return turn === undefined ? undefined : Number(turn) % turns
}
