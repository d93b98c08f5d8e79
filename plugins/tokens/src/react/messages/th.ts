import type { Titles } from "./en/titles.ts"
import type { TokensMessages } from "../TokensMessages.ts"

export const titles: Titles = {
  list: "โทเคน"
}

export const words: TokensMessages = {
  failed: "โหลดโทเคนของคุณไม่ได้",
  outdated: "รีเฟรชโทเคนของคุณไม่ได้ รายการเหล่านี้อาจเปลี่ยนไปแล้ว",
  readAgain: "รีเฟรช",
  none: "บัญชีนี้ไม่มีโทเคนที่ทราบได้ที่นี่",
  total: "รวม",
  totalUnknown: "ไม่ทราบแน่ชัด",
  totalPartial: "โทเคนที่ไม่ทราบราคาจะไม่ถูกนับ",
  unverified: "ยังไม่ยืนยัน",
  unverifiedNote: "โทเคนเหล่านี้ใช้ชื่อเหมือนโทเคนอื่น และอาจมีเจตนาหลอกลวงคุณ อย่าเชื่อเพียงเพราะชื่อ",
  manage: "เพิ่มหรือซ่อนโทเคน",
  addLabel: "ที่อยู่สัญญาอัจฉริยะของโทเคน",
  addNote: "คุณคัดลอกได้จากเว็บไซต์ของโทเคนเองหรือจากเอ็กซ์พลอเรอร์",
  add: "เพิ่ม",
  added: "เพิ่มแล้ว โทเคนจะอยู่ในรายการทันทีที่คุณถือไว้",
  notToken: "ไม่มีโทเคนที่ที่อยู่นี้บนเครือข่ายนี้",
  notRead: "โหลดโทเคนนี้ไม่ได้ ลองอีกครั้ง",
  hide: "ซ่อน",
  show: "แสดง"
}
