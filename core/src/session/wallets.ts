import type { Connector } from "./Connector.ts"

type Announced = Pick<Connector, "id" | "namespaces" | "rdns" | "announcedName" | "clash">

/** What a connector's announcement means beside the others. */
export interface WalletIdentity {
  /** Id of the first connector of the same wallet. */
  readonly walletId: string
  /** Whether another wallet goes by the same name in one of its namespaces, and nothing tells which is which. */
  readonly clash: boolean
}

const share = (a: Announced, b: Announced) =>
  a.namespaces.some((namespace) => b.namespaces.includes(namespace))

/**
 * Which connectors are one wallet: those of different namespaces that were announced under one rdns or one name.
 *
 * A name or rdns that two connectors of one namespace go by joins nothing, so that nobody gets into the row of a
 * wallet by taking its name. Where a name is all the identity there is, both are a clash.
 */
export const identifyWallets = (
  connectors: ReadonlyArray<Announced>
): ReadonlyMap<string, WalletIdentity> => {
  const byMark = new Map<string, Array<Announced>>()
  for (const connector of connectors) {
    const { rdns, announcedName } = connector
    const marks = [rdns && `rdns ${rdns}`, announcedName && `name ${announcedName}`]
    for (const mark of marks) if (mark) byMark.set(mark, [...(byMark.get(mark) ?? []), connector])
  }

  const clashing = new Set<string>()
  const wallet = new Map(connectors.map(({ id }) => [id, id]))
  const members = new Map(connectors.map((connector) => [connector.id, [connector]]))
  const join = (a: Announced, b: Announced) => {
    const [into, from] = [wallet.get(a.id)!, wallet.get(b.id)!]
    const [kept, joining] = [members.get(into)!, members.get(from)!]
    if (into === from || kept.some((one) => joining.some((other) => share(one, other)))) return
    for (const { id } of joining) wallet.set(id, into)
    kept.push(...joining)
  }

  for (const [mark, list] of byMark) {
    const rivals = list.filter((one) => list.some((other) => other !== one && share(one, other)))
    for (const { id, rdns } of rivals) if (mark.startsWith("name ") && rdns === undefined) clashing.add(id)
    const [first, ...rest] = rivals.length > 0 ? [] : list.filter(({ clash }) => clash !== true)
    for (const other of rest) join(first!, other)
  }
  return new Map(
    connectors.map(({ id, clash }) => [
      id,
      { walletId: wallet.get(id)!, clash: clash === true || clashing.has(id) }
    ])
  )
}
