import { describe, expectTypeOf, it } from "vitest"
import type {
  createKit,
  KitErrorCode,
  KitTypes,
  NetworkIdOf,
  NetworkInput,
  Plugin,
  ViewTypes
} from "./index.ts"
import type { Kit, KitCore } from "./Kit.ts"

interface HexTypes {
  readonly namespaces: {
    readonly hex: { readonly address: `0x${string}`; readonly provider: { ask: () => void } }
  }
  readonly errorCode: "HEX_MISSING"
}

interface TextTypes {
  readonly namespaces: { readonly text: { readonly address: string; readonly provider: string } }
}

type Hex = Plugin<"hex", { readonly count: () => Promise<number> }, { readonly total: number }, HexTypes>
type Text = Plugin<"text", object, undefined, TextTypes>
type Silent = Plugin<"silent">
type Drawn = Plugin<
  "drawn",
  object,
  undefined,
  { readonly errorCode: never } & ViewTypes<{ readonly form: "drawn/Form"; readonly done: "drawn/Done" }>
>

interface HexNetwork<Id extends number> extends NetworkInput {
  readonly id: Id
  readonly chainNamespace?: undefined
}

interface TextNetwork extends NetworkInput {
  readonly id: "one"
  readonly chainNamespace: "text"
}

type HexKit = Kit<readonly [Hex], readonly [HexNetwork<1>, HexNetwork<8453>]>
type BothKit = Kit<readonly [Hex, Text], readonly [HexNetwork<1>, TextNetwork]>
type SilentKit = Kit<readonly [Silent], readonly [NetworkInput]>
type DrawnKit = Kit<readonly [Hex, Drawn], readonly [HexNetwork<1>]>

type Typed<K extends KitCore> = NonNullable<K["~types"]>
type NetworkIdsOf<K extends KitCore> = NonNullable<Parameters<K["switchNetwork"]>[0]["networkId"]>
type AccountOf<K extends KitCore, Name extends string> = NonNullable<
  ReturnType<K["getSnapshot"]>["account"][Name]
>

describe("what the type checker knows of a kit", () => {
  it("names the networks that were configured, and no other", () => {
    expectTypeOf<NetworkIdsOf<HexKit>>().toEqualTypeOf<"hex:1" | "hex:8453">()
    expectTypeOf<NetworkIdOf<TextNetwork>>().toEqualTypeOf<"text:one">()
    expectTypeOf<NetworkIdsOf<SilentKit>>().toEqualTypeOf<`${string}:${string | number}`>()
  })

  it("has a namespace's addresses as its plugin says", () => {
    expectTypeOf<AccountOf<HexKit, "hex">["address"]>().toEqualTypeOf<`0x${string}` | undefined>()
    expectTypeOf<Typed<HexKit>["address"]>().toEqualTypeOf<`0x${string}`>()
    expectTypeOf<Typed<BothKit>["address"]>().toEqualTypeOf<string>()
    expectTypeOf<Typed<SilentKit>["address"]>().toEqualTypeOf<string>()
  })

  it("has a namespace's provider as its plugin says, and knows nothing of another's", () => {
    const provider = (kit: HexKit) => [kit.getProvider("hex"), kit.getProvider("text")] as const
    expectTypeOf<ReturnType<typeof provider>>().toEqualTypeOf<
      readonly [{ ask: () => void } | undefined, unknown]
    >()
  })

  it("has the codes of the core and of its plugins; any code where a plugin says nothing", () => {
    expectTypeOf<Typed<HexKit>["errorCode"]>().toEqualTypeOf<KitErrorCode | "HEX_MISSING">()
    expectTypeOf<Typed<BothKit>["errorCode"]>().toEqualTypeOf<KitErrorCode | "HEX_MISSING">()
    expectTypeOf<Typed<SilentKit>["errorCode"]>().toEqualTypeOf<string>()
  })

  it("has the views of the modal, those of its plugins that say which, and what a silent plugin's may be called", () => {
    type Own = Typed<HexKit>["view"]
    expectTypeOf<"Connect" | "Account" | "Networks">().toExtend<Own>()
    expectTypeOf<"Conect">().not.toExtend<Own>()
    expectTypeOf<Typed<DrawnKit>["view"]>().toEqualTypeOf<Own | "drawn/Form" | "drawn/Done">()
    expectTypeOf<Typed<SilentKit>["view"]>().toEqualTypeOf<Own | `silent/${string}`>()
    expectTypeOf<Typed<Kit>["view"]>().toEqualTypeOf<string>()
  })

  it("opens at a view by its id, or with more, and at none that is not installed", () => {
    type Asked<K extends KitCore> = Parameters<K["open"]>[0]
    expectTypeOf<"drawn/Form">().toExtend<Asked<DrawnKit>>()
    expectTypeOf<{ readonly view: "drawn/Form"; readonly blocking: true }>().toExtend<Asked<DrawnKit>>()
    expectTypeOf<{ readonly namespace: "hex" }>().toExtend<Asked<HexKit>>()
    expectTypeOf<"drawn/Form">().not.toExtend<Asked<HexKit>>()
    expectTypeOf<{ readonly view: "drawn/Form" }>().not.toExtend<Asked<HexKit>>()
    expectTypeOf<"drawn/Other">().not.toExtend<Asked<DrawnKit>>()
  })

  it("has the plugins' state and functions", () => {
    expectTypeOf<ReturnType<HexKit["getSnapshot"]>["hex"]>().toEqualTypeOf<{ readonly total: number }>()
    expectTypeOf<HexKit["hex"]["count"]>().returns.resolves.toBeNumber()
  })

  it("refuses a list of plugins or networks that is written empty, and takes one that may have some", () => {
    type Options<
      Plugins extends ReadonlyArray<Hex>,
      Networks extends ReadonlyArray<HexNetwork<1>>
    > = Parameters<typeof createKit<Plugins, Networks>>[0]
    type One = { readonly app: { readonly name: string }; readonly plugins: readonly [Hex] } & {
      readonly networks: readonly [HexNetwork<1>]
    }
    expectTypeOf<One>().toExtend<Options<readonly [Hex], readonly [HexNetwork<1>]>>()
    expectTypeOf<Omit<One, "plugins"> & { readonly plugins: readonly [] }>().not.toExtend<
      Options<readonly [], readonly [HexNetwork<1>]>
    >()
    expectTypeOf<Omit<One, "networks"> & { readonly networks: readonly [] }>().not.toExtend<
      Options<readonly [Hex], readonly []>
    >()
    expectTypeOf<Omit<One, "plugins"> & { readonly plugins: ReadonlyArray<Hex> }>().toExtend<
      Options<ReadonlyArray<Hex>, readonly [HexNetwork<1>]>
    >()
  })

  it("fits wherever any kit fits", () => {
    expectTypeOf<HexKit>().toExtend<KitCore>()
    expectTypeOf<BothKit>().toExtend<KitCore>()
    expectTypeOf<Kit>().toExtend<KitCore<KitTypes>>()
    expectTypeOf<Typed<Kit>>().toEqualTypeOf<KitTypes>()
  })
})
