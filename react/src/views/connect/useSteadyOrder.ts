import { useState } from "react"

/**
 * A list while it is shown: what is in it keeps its place, and what comes later is appended. Not shown, it is as given, and
 * the next time it is shown begins with that order.
 */
export const useSteadyOrder = <A extends { readonly id: string }>(
  list: ReadonlyArray<A>,
  isShown: boolean
): ReadonlyArray<A> => {
  const [order, setOrder] = useState<ReadonlyArray<string>>([])
  const byId = new Map(list.map((entry) => [entry.id, entry]))
  const next = isShown ? [...new Set([...order, ...byId.keys()])].filter((id) => byId.has(id)) : []
  const isSame = next.length === order.length && next.every((id, index) => id === order[index])
  if (!isSame) setOrder(next)
  return isShown ? next.map((id) => byId.get(id)!) : list
}
