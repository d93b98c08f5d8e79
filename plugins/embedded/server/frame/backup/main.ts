import { button, onEnter } from "../screen/buttons.ts"
import { element } from "../screen/element.ts"
import { oneAtATime } from "../screen/oneAtATime.ts"
import { BACKUP, type BackupContent } from "./Backup.ts"
import { openBackup } from "./openBackup.ts"

/** The page that a backup file is: it opens what stands in it with the recovery code, and asks nobody. */
const start = (): void => {
  const held = document.querySelector<HTMLMetaElement>(`meta[name="${BACKUP}"]`)?.content ?? "{}"
  const { says, ...backup } = JSON.parse(held) as BackupContent
  const field = element("input", {
    type: "text",
    id: "code",
    autocomplete: "off",
    autocapitalize: "characters",
    spellcheck: "false",
    placeholder: "0000-0000-0000-0000-0000-0000",
    dir: "ltr"
  })
  const shown = element("div", { class: "phrase" })
  const wrong = element("p", { class: "wrong", role: "alert" })
  const run = oneAtATime(wrong, says.wrong)
  const open = () =>
    void run(async () => {
      const phrase = await openBackup(backup, field.value)
      if (phrase === undefined) {
        wrong.textContent = says.wrong
        return
      }
      field.value = ""
      shown.replaceChildren(
        element("ol", { dir: "ltr" }, ...phrase.split(" ").map((word) => element("li", {}, word)))
      )
    })
  onEnter(field, open)
  document.body.append(
    element(
      "main",
      {},
      element("h1", {}, says.title),
      element("p", {}, says.text),
      element("label", { for: "code" }, says.label),
      field,
      wrong,
      button(says.open, "main", open),
      shown
    )
  )
  field.focus()
}

start()
