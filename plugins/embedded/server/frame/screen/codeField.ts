import { onEnter } from "./buttons.ts"
import { element } from "./element.ts"
import { oneAtATime } from "./oneAtATime.ts"

/** The field of a recovery code, and what is done with what stands in it. */
export interface CodeField {
  readonly field: HTMLInputElement
  /** Uses the code, as Enter does; nothing while it is being used. */
  readonly submit: () => void
  /** The label, the field, and what is said where it is no code. */
  readonly nodes: ReadonlyArray<HTMLElement>
}

/** Makes the field of a recovery code. `use` answers whether it was one. */
export const codeField = (
  label: string,
  notOne: string,
  use: (text: string) => Promise<boolean>
): CodeField => {
  const field = element("input", {
    type: "text",
    id: "code",
    autocomplete: "off",
    autocapitalize: "characters",
    spellcheck: "false",
    placeholder: "0000-0000-0000-0000-0000-0000",
    dir: "ltr"
  })
  const wrong = element("p", { class: "wrong", role: "alert" })
  const run = oneAtATime(wrong, notOne)
  const submit = () =>
    void run(async () => {
      if (!(await use(field.value))) wrong.textContent = notOne
    })
  onEnter(field, submit)
  return { field, submit, nodes: [element("label", { for: "code" }, label), field, wrong] }
}
