import { useEffect, useState } from "react"

/** Between two reads, so that a node has time for others. */
const PAUSE_MILLIS = 500
/** How often is read on while a component is there. */
const MAX_READS = 100

/** A list that was read, as the slices of features have it. */
export interface ReadList {
  readonly status: "loading" | "ready" | "failed"
  /** What is older than that block is not known; `goesOn` where the next read tells more. */
  readonly since?: { readonly block: number; readonly goesOn?: true } | undefined
}

/**
 * Reads on for a component that shows a list whose source looks further back with each read: while the component is there and the page is
 * looked at, until the source has reached the beginning, fails, or was asked a hundred times. Answers whether there is more to come.
 */
export const useReadOn = (
  /** The same function as long as it reads the same. */
  read: () => void,
  /** The list as it is now; undefined until it was read. */
  list: ReadList | undefined
): boolean => {
  const [reads, setReads] = useState(0)
  const { status, since } = list ?? {}
  const goesOn = status !== "failed" && since?.goesOn === true && reads < MAX_READS
  const isReading = status === "loading"
  const block = since?.block
  useEffect(() => {
    if (!goesOn || isReading) return undefined
    const timer = setTimeout(() => {
      if (document.hidden) return
      setReads((count) => count + 1)
      read()
    }, PAUSE_MILLIS)
    return () => clearTimeout(timer)
  }, [read, goesOn, isReading, block])
  return goesOn
}
