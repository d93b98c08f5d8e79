/** A list that a host owns and plugins fill: views, account actions, journey rules. */
export interface Slot<T> {
  readonly id: string
  /** Never set: carries the type of what fills the slot. */
  readonly _value?: T
}

/** One value for one slot; made by `fillSlot`. */
export interface SlotFilling {
  readonly slot: string
  readonly value: unknown
}

/** Declares a slot. The host exports it; plugins fill it with `fillSlot`. */
export const defineSlot = <T>(id: string): Slot<T> => ({ id })

/** What a plugin puts into a slot. Two values of one slot never have the same `id`. */
export const fillSlot = <T>(slot: Slot<T>, value: T): SlotFilling => ({ slot: slot.id, value })

/** The `id` of what fills a slot, which is there once in it; undefined where it has none. */
export const fillingId = ({ value }: SlotFilling): string | undefined => {
  const id = (value as { readonly id?: unknown } | null)?.id
  return typeof id === "string" ? id : undefined
}

/** Everything that installed plugins put into a slot, in the order of installation. */
export const readSlot = <T>(fillings: ReadonlyArray<SlotFilling>, slot: Slot<T>): ReadonlyArray<T> =>
  fillings.filter((filling) => filling.slot === slot.id).map((filling) => filling.value as T)

/** A plugin with further slot fillings: how a `./react` entry adds views to a headless plugin. */
export const withFills = <P extends { readonly fills?: ReadonlyArray<SlotFilling> }>(
  plugin: P,
  fills: ReadonlyArray<SlotFilling>
): P => ({
  ...plugin,
  fills: [...(plugin.fills ?? []), ...fills]
})

/** A plugin with slot fillings that load when the engine starts: tiles, tabs and views, which no page shows before. */
export const withLateFills = <P extends object>(
  plugin: P,
  lateFills: () => Promise<ReadonlyArray<SlotFilling>>
): P => ({ ...plugin, lateFills })
