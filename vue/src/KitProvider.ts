import type { KitCore } from "@latchkey/core"
import type { attachModal } from "@latchkey/elements/latchkey"
import {
  defineComponent,
  onBeforeUnmount,
  onMounted,
  provide,
  reactive,
  watchEffect,
  type PropType
} from "vue"
import { appearanceKey, type Appearance } from "./appearance.ts"
import { provideKit } from "./provideKit.ts"

type Attachment = ReturnType<typeof attachModal>

/**
 * Gives a kit to the composables and buttons below it, and shows the kit's modal when it opens. It draws nothing itself, and does not
 * dispose of the kit: the app does. The elements are loaded once it is mounted, on no server.
 *
 * Fails: throws `KitProviderMissingError` where `kit` is none.
 */
export const KitProvider = /* @__PURE__ */ defineComponent({
  name: "KitProvider",
  props: {
    /** The kit, created once outside of components: `createKit({ ... })`. */
    kit: { type: Object as PropType<KitCore>, required: true },
    theme: { type: String as PropType<NonNullable<Appearance["theme"]>>, default: undefined },
    locale: { type: String, default: undefined }
  },
  setup(props, { slots }) {
    provideKit(props.kit)
    const appearance = reactive<Appearance>({})
    provide(appearanceKey, appearance)
    let attachment: Attachment | undefined
    let isGone = false
    watchEffect(() => {
      const { theme, locale } = props
      Object.assign(appearance, { theme, locale })
      attachment?.update({ locale, theme: theme ?? "dark", messages: undefined })
    })
    onMounted(() => {
      import("@latchkey/elements/latchkey").then(
        (elements) => {
          const { theme = "dark", locale } = props
          if (!isGone) attachment = elements.attachModal(props.kit, { theme, locale })
        },
        (cause: unknown) => reportError(cause)
      )
    })
    onBeforeUnmount(() => {
      isGone = true
      attachment?.detach()
    })
    return () => slots["default"]?.()
  }
})
