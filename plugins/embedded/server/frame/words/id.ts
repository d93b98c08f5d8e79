import type { Words } from "./Words.ts"

const day = (due: number) => new Intl.DateTimeFormat("id", { dateStyle: "long" }).format(due)
const time = (at: number) => new Intl.DateTimeFormat("id", { timeStyle: "short" }).format(at)

export const words: Words = {
  direction: "ltr",
  cancel: "Batal",
  decline: "Tolak",
  next: "Lanjutkan",
  close: "Tutup",
  copy: "Salin",
  copied: "Disalin",
  saveTitle: "Kode pemulihan Anda",
  saveText:
    "Dompet Anda dibuat di sini, dan hanya Anda yang dapat membukanya. Di perangkat lain, atau di situs lain, Anda akan diminta kode ini. Simpan di tempat Anda menyimpan hal penting: siapa pun yang kehilangan kode ini dan semua perangkatnya kehilangan dompetnya, dan tidak seorang pun dapat mengembalikannya.",
  renewedText: "Ini kode pemulihan baru Anda. Begitu Anda melanjutkan, kode lama tidak berlaku lagi.",
  saveCheck: "Ketik empat karakter terakhir, untuk menunjukkan bahwa Anda memilikinya",
  saveWrong: "Ini bukan empat karakter terakhir kode itu",
  askTitle: "Buka dompet Anda",
  askText: "Perangkat ini belum punya dompet Anda. Ketik kode pemulihan yang Anda terima saat dompet dibuat.",
  askLabel: "Kode pemulihan",
  askWrong: "Ini bukan kode dompet ini",
  unlock: "Buka dompet",
  lost: "Tanpa kode, dompet hanya dapat dibuka di tempat dompet sudah terbuka: di sana Anda dapat membuat kode baru.",
  walletTitle: "Dompet Anda",
  phraseTitle: "Frasa pemulihan",
  phraseText:
    "24 kata yang dengannya dompet mana pun dapat membuka akun-akun ini. Siapa pun yang membacanya memiliki semua isinya. Tidak ada halaman dan tidak ada orang yang pernah memerlukannya dari Anda.",
  phraseShow: "Tampilkan 24 kata",
  phraseUnderstood: "Saya sendirian, dan tidak akan mengetikkannya di halaman mana pun",
  renewTitle: "Kode pemulihan",
  renewText:
    "Buat kode baru jika kode Anda hilang, atau jika mungkin ada yang melihatnya. Setelah itu kode lama tidak berlaku lagi.",
  renew: "Buat kode baru",
  backupTitle: "File cadangan",
  backupText:
    "Menampilkan 24 kata Anda tanpa kami: terbuka di browser mana pun, luring, dengan kode pemulihan. Setelah kode baru, simpan file baru.",
  backupSave: "Simpan file",
  limitsTitle: "Batas",
  limitsText:
    "Di atas jumlah ini, dan bila jumlahnya tidak dapat diketahui, dompet selalu meminta kunci sandi atau kode pemulihan Anda. Jika semua kolom kosong, dompet tidak pernah meminta.",
  limitsSave: "Simpan batas",
  limitsAsk: "Anda menetapkan batas untuk dompet ini: konfirmasi dengan kunci sandi atau kode pemulihan.",
  devicesTitle: "Perangkat",
  devicesHint: "Lihat di mana dompet Anda sedang masuk, dan keluarkan yang bukan milik Anda lagi.",
  devices: "Tampilkan perangkat",
  devicesText:
    "Browser-browser ini boleh masuk ke dompet Anda. Browser yang Anda keluarkan memerlukan email Anda untuk kembali. Dompet itu sendiri tetap ada di perangkat yang pernah membukanya: jika perangkat dicuri, pindahkan isi dompet ke dompet lain.",
  thisDevice: "Perangkat ini",
  signedInSince: (seen) => `Masuk, sejak ${day(seen)}`,
  signedOut: (seen) => `Sudah keluar, terakhir di sini pada ${day(seen)}`,
  endDevice: "Keluar",
  endOthers: "Keluarkan semua yang lain",
  changeEmailTitle: "Ganti alamat email dompet Anda",
  changeEmailText:
    "Setelah itu dompet hanya ditemukan dengan alamat baru, dan semua perangkat lain dikeluarkan. Kode dikirim ke kedua alamat; halaman akan menanyakannya kepada Anda.",
  changeEmail: "Ganti alamat",
  emailNow: "Sekarang",
  emailThen: "Setelah itu",
  asks: (origin) => `Permintaan dari ${origin}`,
  understood: "Saya sudah membaca ini, dan saya menginginkannya",
  readOn: "Gulir setiap kotak sampai akhir untuk melanjutkan",
  number: (digits) => `Angka ${digits}`,
  numberLabel: "Ketik angka yang ditandai di atas",
  numberWhy:
    "Browser ini tidak dapat memberi tahu dompet apakah ada yang menutupinya. Angka itu menunjukkan bahwa Anda melihatnya.",
  numberWrong: "Itu bukan angkanya. Setelah tiga kali salah, ini ditolak.",
  numberWait: (until) => `Terlalu banyak angka salah. Anda dapat melanjutkan mulai ${time(until)}.`,
  network: "Jaringan",
  account: "Akun",
  back: "Kembali",
  passkeys: {
    title: "Simpan dompet Anda dengan kunci sandi",
    text: "Wajah, jari, atau kunci perangkat ini lalu membuka dompet, juga di perangkat Anda yang lain. Tidak ada yang perlu dicatat; kode pemulihan dapat mendampinginya.",
    create: "Buat kunci sandi",
    useCode: "Gunakan kode pemulihan",
    unlock: "Buka dengan kunci sandi",
    later: "Nanti",
    codeBeside:
      "Kode ini juga membuka dompet saat tidak ada kunci sandi. Catat dan simpan bersama hal penting Anda, atau buat nanti di setelan dompet.",
    listTitle: "Kunci sandi",
    hint: "Buka dompet dengan wajah, jari, atau kunci perangkat sebagai ganti kode pemulihan.",
    show: "Tampilkan kunci sandi",
    listText:
      "Setiap kunci sandi ini membuka dompet Anda di perangkat yang sudah masuk. Simpan cara kedua: kunci sandi lain atau kode pemulihan.",
    name: "Nama",
    since: (at) => `Sejak ${day(at)}`,
    rename: "Ganti nama",
    remove: "Hapus",
    add: "Tambahkan kunci sandi",
    declined: "Tidak ada kunci sandi yang digunakan. Coba lagi, atau gunakan kode pemulihan.",
    noSecret:
      "Kunci sandi ini tidak dapat membuka dompet: perangkat atau pengelola sandi yang menyimpannya tidak mendukungnya. Gunakan yang lain, atau kode pemulihan.",
    known: "Perangkat ini sudah memiliki kunci sandi dompet ini.",
    window: "Jendela dompet tidak dapat dibuka. Izinkan di browser, atau gunakan kode pemulihan.",
    windowText: "Lanjutkan di sini. Jendela ini menutup sendiri.",
    enterTitle: "Masuk dengan kunci sandi",
    enterText:
      "Tanpa email dan tanpa kata sandi: kunci sandi Anda yang memasukkan Anda. Jika hilang, hanya kode pemulihan yang mengembalikan dompet Anda.",
    enter: "Gunakan kunci sandi saya"
  },
  startOver: {
    lostAll: "Saya kehilangan kode dan semua perangkat",
    title: "Mulai dari awal dengan dompet baru",
    text: "Anda menunggu beberapa hari dulu. Sampai saat itu Anda menerima email setiap hari, dengan tautan untuk menghentikannya, kalau-kalau orang lain yang memintanya. Setelah itu Anda masuk dengan email sekali lagi, dan alamat ini mendapat dompet baru yang kosong.",
    warning:
      "Setelah itu dompet Anda saat ini dan semua isinya tidak dapat lagi dijangkau dengan alamat ini, oleh siapa pun: baik oleh Anda maupun oleh kami. Jika Anda mungkin masih dapat menemukan kodenya, atau perangkat tempat dompet terbuka, carilah dulu.",
    type: (email) => `Ketik ${email} untuk mengonfirmasi`,
    typeWrong: "Ini bukan alamat yang Anda pakai untuk masuk",
    ask: "Minta mulai dari awal",
    waiting: (due) =>
      `Mulai dari awal sudah diminta. Ini dapat dilakukan mulai ${day(due)}, oleh yang masuk dengan email saat itu. Sampai saat itu tidak ada yang berubah, dan siapa pun yang membuka dompet dengan kodenya, atau mengikuti tautan di email, menghentikannya.`,
    proveFirst:
      "Masa tunggu sudah selesai. Keluar dan masuk dengan email sekali lagi, untuk menunjukkan bahwa kotak surat itu masih milik Anda: lalu Anda dapat mulai dari awal di sini.",
    ready:
      "Masa tunggu sudah selesai, dan Anda telah menunjukkan bahwa kotak surat itu milik Anda. Anda dapat mulai dari awal sekarang.",
    finish: "Lepaskan dompet lama"
  },
  signing: {
    sign: "Tanda tangani",
    send: "Kirim",
    allow: "Izinkan",
    takeBack: "Cabut",
    call: "Panggil",
    create: "Buat",
    approve: "Setujui",
    signMessage: "Tanda tangani pesan",
    signTyped: "Tanda tangani data terstruktur",
    sendCoin: (symbol) => `Kirim ${symbol}`,
    sendToken: "Kirim token",
    sendThing: "Kirim token atau NFT",
    moveOthers: "Pindahkan milik orang lain",
    allowSpender: "Izinkan pihak lain membelanjakan token Anda",
    takeBackAllowance: "Cabut sebuah izin",
    allowOperator: "Izinkan pihak lain memindahkan semua NFT Anda",
    takeBackPermission: "Cabut hak akses",
    callContract: "Panggil kontrak",
    createContract: "Buat kontrak",
    callsAtOnce: (count) => `Setujui ${count} panggilan sekaligus`,
    signTransactions: (count) => `Tanda tangani ${count} transaksi`,
    sendTransaction: "Kirim transaksi",
    message: "Pesan",
    messageBytes: "Pesan, sebagai byte",
    empty: "(kosong)",
    forApp: "Untuk",
    contract: "Kontrak",
    amount: "Jumlah",
    amountOrNumber: "Jumlah, atau nomor NFT",
    uncounted: (amount) =>
      `${amount} (token ini tidak menyebutkan cara menghitungnya, atau ini nomor sebuah NFT)`,
    from: "Dari",
    to: "Ke",
    token: "Token",
    atMost: "Paling banyak",
    everything: "Semuanya",
    spender: "Pemegang izin",
    whoMay: "Siapa yang boleh",
    whoMayNot: "Siapa yang tidak boleh lagi",
    collection: "Koleksi",
    data: "Data",
    code: "Kode",
    fee: "Biaya jaringan (maks.)",
    step: (place, count) => `${place} dari ${count}`,
    smartAccount: "Akun pintar",
    smartAccountFirst: "Belum ada di jaringan ini: ini membuatnya di sana, sekali saja",
    smallestUnit: "Kirim, dalam satuan terkecil token",
    toTokenAccount: "Ke akun token",
    allowSmallestUnit: "Izinkan pihak lain membelanjakan, dalam satuan terkecil token",
    takeBackOf: "Cabut izin milik",
    openTokenAccount: "Buka akun token untuk",
    note: "Catatan",
    callProgram: "Panggil program",
    inTable: "(dalam tabel yang hanya dapat dibaca jaringan)",
    warnBytes: "Pesan ini bukan teks. Tidak ada yang dapat mengetahui apa nilai tanda tangan Anda nanti.",
    warnPermit:
      "Tanda tangan ini membolehkan orang lain memindahkan token Anda, seperti tertulis di atas, kapan saja dan tanpa bertanya lagi.",
    warnOrder:
      "Tanda tangan ini dapat menjual apa yang Anda miliki, dengan ketentuan yang tertulis di atas, tanpa bertanya lagi.",
    warnElsewhere: (domain, host) =>
      `Ini membuat Anda masuk di ${domain}, sedangkan Anda berada di ${host}. Seseorang mungkin menginginkan akun Anda di sana.`,
    warnOtherAccount: "Ini membuat akun lain masuk, bukan akun Anda.",
    warnCreate: "Dompet ini tidak dapat membaca apa yang dilakukan kontrak ini.",
    warnCall:
      "Dompet ini tidak dapat membaca apa yang dilakukan panggilan ini. Ini dapat mengambil apa yang Anda miliki.",
    warnEverything: "Pemegang izin dapat mengambil semua token ini yang Anda miliki, sekarang dan nanti.",
    warnOperator:
      "Siapa pun dia, ia dapat mengambil semua yang Anda miliki dari koleksi ini, sekarang dan nanti.",
    warnSpender: "Pemegang izin dapat mengambil token sebanyak ini, kapan saja.",
    method: "Fungsi",
    gas: "Gas, harga, dan nomor",
    kind: "Jenis",
    form: "Bentuk yang ditandatangani",
    until: "Berlaku sampai",
    decimals: "Desimal",
    account: "Akun",
    signedBy: "Ditandatangani oleh",
    paidBy: "Biaya dibayar oleh",
    fromTokenAccount: "Dari akun token",
    block: "Blok",
    fingerprint: "Sidik jari semua yang ditandatangani",
    warnTransfer:
      "Siapa pun yang memiliki tanda tangan ini memindahkan token Anda sebanyak ini ke penerima, tanpa bertanya lagi.",
    warnActs:
      "Dengan tanda tangan ini orang lain dapat bertindak atas nama Anda, seperti tertulis di atas, tanpa bertanya lagi.",
    warnTyped:
      "Dompet ini tidak tahu apa nilai tanda tangan ini. Tanda tangan ini dapat menyerahkan apa yang Anda miliki.",
    warnFee: (cost) =>
      `Biaya jaringan untuk ini adalah ${cost}: jauh lebih besar dari yang diambil jaringan.`,
    warnNetwork: (network) =>
      `${network} tidak mengenal blok transaksi ini: transaksi ini untuk jaringan lain, tempat ia dapat memindahkan apa yang Anda miliki, atau sudah kedaluwarsa.`,
    warnUnasked: (network) =>
      `Tidak dapat dipastikan apakah transaksi ini untuk ${network}. Mungkin untuk jaringan lain.`,
    warnTransaction:
      "Dompet ini tidak dapat membaca apa yang dilakukan transaksi ini. Ini dapat mengambil apa yang Anda miliki."
  }
}
