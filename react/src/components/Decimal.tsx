import { Fragment } from "react"
import { exactParts } from "../format/exactParts.ts"
import { decimalFormat } from "../format/formatDecimal.ts"

/** Exact decimal text in the format of `formatDecimal`; if it is too long for its line, it breaks only between groups. */
export const Decimal = ({ text, locale }: { readonly text: string; readonly locale: string }) => (
  <bdi>
    {exactParts(decimalFormat(text, locale), text).map(({ type, value }, index) => (
      <Fragment key={index}>
        {value}
        {type === "group" && <wbr />}
      </Fragment>
    ))}
  </bdi>
)
