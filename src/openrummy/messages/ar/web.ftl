# عميل المتصفح: صفحاته، والطاولة، وما يقوله سطر الحالة.
# جمل الرفض والأحداث والخيارات والقواعد في ملفاتها.

## الصفحات

web-home = البداية
web-menu = القائمة
web-settings = الإعدادات
web-language = اللغة
web-close = إغلاق
web-cancel = إلغاء
web-loading = يُحمَّل…
web-offline = تعذّر الوصول إلى الخادم. تحقق من الاتصال وحاول مرة أخرى.
web-no-page = لا وجود لهذه الصفحة.
web-hello = تفضّل بالجلوس، الورق موزَّع.
web-hello-more = الرمي كما تلعبه عائلتك أو ناديك أو مقهاك. مجاني، بلا حساب، بلا إعلانات.
web-games = الألعاب
web-more-games = أنواع أخرى
web-players = { $least ->
    [one] { $most ->
        [one] لاعب واحد
       *[other] من لاعب إلى { $most } لاعبين
    }
   *[other] { $most ->
        [2] لاعبان
       *[other] من { $least } إلى { $most } لاعبين
    }
}
web-play-now = العب الآن
web-choose = جهّز
web-play-game = العب الآن: { $game }
web-choose-game = جهّز: { $game }
web-play-friends = العب مع الأصدقاء
web-join-title = انضم برمز
web-join = انضم
web-open-tables = طاولات مفتوحة
web-no-open-tables = لا طاولات مفتوحة الآن.
web-free-seats = { $count ->
    [one] مقعد خالٍ
    [two] مقعدان خاليان
    [few] { $count } مقاعد خالية
   *[other] { $count } مقعدًا خاليًا
}
web-back-to-table = عُد إلى الطاولة { $code }
web-forget = ليس الآن
web-read-rules = اقرأ القواعد
web-guest-0 = نورس
web-guest-1 = هدهد
web-guest-2 = غزال
web-guest-3 = سنونو
web-guest-4 = أرنب
web-guest-5 = بلبل
web-guest-6 = فهد
web-guest-7 = دلفين

## طاولة جديدة

web-your-name = اسمك
web-seats = المقاعد
web-bots = لاعبو الحاسوب
web-bot-greedy = جيد
web-bot-random = مبتدئ
web-bot-keen = قوي
web-bot-master = خبير
web-table-settings = السرعة والساعات
web-bot-pace = يلعب الحاسوب
web-pace-0 = فورًا
web-pace-0_4 = بسرعة
web-pace-0_8 = على مهل
web-pace-1_5 = ببطء
web-turn-time = وقت الدور
web-buy-time = وقت قرار الشراء
web-no-limit = بلا حدّ
web-public = أظهر الطاولة للجميع في الصفحة الأولى
web-house-rules = قواعد البيت
web-changed = { $count ->
    [one] تغيير واحد
    [two] تغييران
    [few] { $count } تغييرات
   *[other] { $count } تغييرًا
}
web-find-rule = ابحث عن قاعدة
web-a-number = عدد
web-contracts-how = متتاليات + مجموعات كل جولة، مثل 1+1, 0+2, 2+0
web-cannot-open = لا تُفتح الطاولة هكذا. راجع قواعد البيت.

## الدعوة

web-invite = ادعُ
web-invited = طاولة { $game }
web-table-code = الطاولة
web-code = رمز الطاولة
web-link = رابط الطاولة
web-copy-link = انسخ الرابط
web-copied = نُسخ
web-share = شارك
web-qr = الرابط رمزًا مربّعًا
web-sit-down = اجلس
web-watch = شاهد
web-free = خالٍ
web-open-seat = مقعد خالٍ
web-no-such-table = لا وجود للطاولة { $code }.
web-cannot-sit = هذا المقعد مأخوذ. اختر غيره.
web-waiting-seats = ننتظر اللاعبين
web-put-bot = حاسوب
web-open-up = أخلِ المقعد
web-fill-bots = أكمل بالحاسوب وابدأ

## الطاولة

web-you = أنت
web-round = الجولة { $number }
web-round-of = الجولة { $number } من { $count }
web-round-short = الجولة
web-runs = { $count ->
    [one] متتالية
    [two] متتاليتان
   *[other] { $count } متتاليات
}
web-sets = { $count ->
    [one] مجموعة
    [two] مجموعتان
   *[other] { $count } مجموعات
}
web-goal-opening = الافتتاح بـ{ $points }
web-others = اللاعبون الآخرون
web-on-turn = الدور على:
web-bot = حاسوب
web-bot-for = يلعب الحاسوب عن { $name }
web-reconnecting = يعاود الاتصال
web-cards = { $count ->
    [zero] لا أوراق
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $count } أوراق
   *[other] { $count } ورقة
}
web-points = { $count ->
    [zero] 0 نقطة
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $count } نقاط
   *[other] { $count } نقطة
}
web-points-short = { $count } ن
web-buys-short = { $count ->
    [zero] لا شراء
    [one] شراء واحد
    [two] شراءان
   *[other] { $count } مشتريات
}
web-buys-left = { $count ->
    [0] لم يبقَ شراء
    [one] بقي شراء واحد
    [two] بقي شراءان
   *[other] بقي { $count } مشتريات
}
web-down = نزل
web-asks = يريدها
web-melds = التركيبات على الطاولة
web-no-melds = لا تركيبات على الطاولة بعد
web-run = متتالية
web-set = مجموعة
web-meld = تركيبة
web-take-joker = خذ الجوكر
web-takes-chosen = تقبل الأوراق المختارة
web-takes-joker = الورقة المختارة تأخذ الجوكر
web-meld-takes = { $meld } تقبل من يدك { $cards }.
web-meld-is = { $meld }، وضعها { $who }.
web-joker-stands = الجوكر مكان { $cards }.
web-move-here = ضع الورقة هنا
web-move-can = يمكن نقلها
web-draft = لا يراها هكذا غيرك بعد
web-defence-best = أفضل ردّ لك
web-stock = الرزمة، { $count ->
    [zero] لا أوراق
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $count } أوراق
   *[other] { $count } ورقة
}
web-pile = كومة الرمي: أعلاها { $card }، { $count ->
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $count } أوراق
   *[other] { $count } ورقة
}
web-pile-empty = كومة الرمي فارغة
web-discard-pile = كومة الرمي:
web-look-deeper = أوراق أعمق
web-no-cards = لا أوراق
web-your-hand = يدك، { $count ->
    [zero] لا أوراق
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $count } أوراق
   *[other] { $count } ورقة
}
web-hand-empty = لا أوراق في يدك.
web-hand-tools = يدك
web-new = جديدة
web-place = { $at } من { $count }
web-fits = تناسب الطاولة
web-actions = الأفعال
web-watching = أنت تشاهد هذه الطاولة.
web-you-may-arrange = لك أن ترتب أوراقك في الأثناء.
web-position = الطاولة

## الأفعال

web-draw = اسحب
web-take = { $card ->
    [none] خذ
   *[other] خذ { $card }
}
web-let-go = اتركها
web-pass = مرّر
web-buy = { $count ->
    [one] اشترِ
    [two] اشترِ (+ورقتين)
   *[other] اشترِ (+{ $count } أوراق)
}
web-add-meld = جهّز تركيبة
web-new-meld = تركيبة جديدة
web-lay-down = انزل
web-lay-down-of = انزل ({ $filled } من { $count })
web-lay-down-count = { $count ->
    [one] نزّل تركيبة
    [two] نزّل تركيبتين
   *[other] نزّل { $count } تركيبات
}
web-lay-off = أضف
web-discard = ارمِ
web-knock = { $points ->
    [none] دقّ
   *[other] دقّ ({ $points })
}
web-gin = جين!
web-grand-gin = جين كبير!
web-best-defence = الأفضل
web-next-round = الجولة التالية
web-sort-suit = بالنقش
web-sort-rank = بالرتبة
web-arrange = رتّب
web-undo = تراجع
web-hint-ask = نصيحة
web-way-add-low = في الطرف الأدنى
web-way-add-high = في الطرف الأعلى
web-way-add-any = أضفها
web-way-swap-low = خذ الجوكر وينتقل إلى الطرف الأدنى
web-way-swap-high = خذ الجوكر وينتقل إلى الطرف الأعلى
web-way-swap-any = خذ الجوكر
web-move = انقل أوراقًا
web-move-leave = رجوع
web-move-make = { $count ->
    [0] انقل
    [one] انقل ورقة
    [two] انقل ورقتين
    [few] انقل { $count } أوراق
   *[other] انقل { $count } ورقة
}
web-way-move-low = عند الطرف الأدنى
web-way-move-high = عند الطرف الأعلى
web-way-move-any = ضعها هناك
web-own-choose = أختار بنفسي
web-show-defence = { $points ->
    [none] اكشف
   *[other] اكشف (يبقى { $points })
}

## التركيبات المجهّزة

web-run-of = متتالية من { $least }+
web-set-of = مجموعة من { $least }+
web-slot-open = ما زالت خالية
web-slot-done = جاهزة
web-slot-not-yet = ليست بعد ما يطلبه العقد
web-take-back = استرجع { $card }
web-turn-joker = ضع الجوكر في الطرف الآخر
web-joker-is = الجوكر يحلّ محلّ { $card }.
web-joker-any = الجوكر يحلّ محلّ أيّ نوع ناقص.
web-joker-name = اختر نوعًا آخر للجوكر
web-opening = الافتتاح
web-natural-run = متتالية بلا جوكر
web-best-points = في يدك { $points } على الأكثر
web-deadwood = الورق الميت { $points ->
    [none] –
   *[other] { $points }
}
web-knock-limit = { $points ->
    [0] جين فقط
   *[other] دقّ: { $points } فأقل
}
web-deadwood-now = الورق الميت { $points ->
    [none] –
   *[other] { $points }
}
web-deadwood-then = تترك { $points } من الورق الميت
web-deadwood-of = { $is ->
    [you] ورقك الميت
   *[other] الورق الميت عند { $who }
}
web-laid-off = أُضيف
web-bonus = { $ending ->
    [undercut] مكافأة قلب الدقّة
    [gin] مكافأة الجين
    [grand_gin] مكافأة الجين الكبير
   *[other] مكافأة
}
web-points-to = { $is ->
    [you] نقاطك
   *[other] نقاط { $who }
}
web-call-knock = { $is ->
    [you] تدقّ بـ{ $points }
   *[other] { $who } يدقّ بـ{ $points }
}
web-call-gin = { $is ->
    [you] عندك جين
   *[other] { $who } عنده جين
}
web-call-grand_gin = { $is ->
    [you] عندك جين كبير
   *[other] { $who } عنده جين كبير
}

## الشراء

web-buy-title = تشتري الورقة المرمية؟
web-buy-ask = تشتري { $card }؟
web-buy-extra = { $count ->
    [one] وتأخذ معها ورقة من الرزمة.
    [two] وتأخذ معها ورقتين من الرزمة.
   *[other] وتأخذ معها { $count } أوراق من الرزمة.
}
web-buy-before = { $count ->
    [one] يسبقك { $who }.
   *[other] يسبقك { $who }.
}
web-hand-grows = اليد { $from } ← { $to }
web-buy-announce = ورقة مرمية للبيع. B للشراء وP للتمرير.
web-auto-pass-round = مرّر كل هذه الجولة
web-auto-pass-off = أوقف التمرير التلقائي
web-auto-pass-never = اسألني دائمًا
web-auto-pass-unless = مرّر تلقائيًّا ما لم تنفع الورقة
web-auto-pass-always = مرّر تلقائيًّا دائمًا

## سطر الحالة

web-connecting = يتصل…
web-your-turn = دورك
web-match-over = انتهت المباراة
web-round-over = انتهت الجولة
web-prompt-wait = لحظة…
web-prompt-others = { $count ->
    [one] الدور على { $who }.
   *[other] يفكّرون: { $who }.
}
web-prompt-asked = طلبت { $card }: للآخرين كلمتهم أولًا.
web-prompt-wanted = { $count ->
    [one] { $who } يريد { $card }: خذها أو اتركها.
   *[other] { $who } يريدون { $card }: خذها أو اتركها.
}
web-prompt-offer = تُعرض عليك { $card }: خذها أو مرّر.
web-prompt-draw = دورك: اسحب ورقة.
web-prompt-draw-or-take = دورك: اسحب أو خذ { $card }.
web-prompt-play = نزّل تركيبات إن استطعت، ثم ارمِ.
web-prompt-discard = اختر ورقة وارمها.
web-prompt-layoff = أضف أوراقًا أو ارمِ.
web-prompt-can-go-down = تستطيع النزول! زر «رتّب» يريك كيف.
web-prompt-can-open = تستطيع الافتتاح! زر «رتّب» يريك كيف.
web-prompt-missing = { $count ->
    [0] تستطيع النزول! زر «رتّب» يريك كيف.
    [one] تنقص عقدك ورقة. ارمِ ورقة.
    [two] تنقص عقدك ورقتان. ارمِ ورقة.
   *[other] تنقص عقدك { $count } أوراق. ارمِ ورقة.
}
web-prompt-owed = { $card } يجب أن تُنزَّل في هذا الدور.
web-prompt-owed-joker = الجوكر الذي أخذته يجب أن يُلعب في هذا الدور.
web-prompt-gin = ارمِ ورقة: { $points } من الورق الميت على الأقل.
web-prompt-knock = تستطيع أن تدقّ. أو ارمِ وتابع.
web-prompt-defend = اكشف أفضل ردّ لك، أو اختره بنفسك.
web-prompt-own-knock = جهّز التركيبات التي تكشفها، واختر ورقة ترميها، ثم دقّ.
web-prompt-own-defend = جهّز تركيباتك، وأضف إلى تركيبات من دقّ، ثم اكشف.
web-prompt-move = اختر ورقة مؤطّرة، ثم التركيبة التي تذهب إليها.
web-prompt-move-to = المس الآن التركيبة المؤطّرة، أو الورقة مرة أخرى لتضعها.
web-move-none = لا ورقة على الطاولة تصلح الآن لتركيبة أخرى.
web-move-stuck = هذه الورقة لا تصلح لتركيبة أخرى، أو تحتاج إليها تركيبتها.
web-move-no-fit = الورقة لا تصلح هناك.
web-move-choose = اختر أولًا ورقة من الطاولة، ثم التركيبة التي تذهب إليها.
web-moves-open = { $count ->
    [one] نقلتَ ورقة لم يرَ الآخرون نقلها بعد. L تنقلها، وU تعيدها.
    [two] نقلتَ ورقتين لم يرَ الآخرون نقلهما بعد. L تنقلهما، وU تعيدهما.
    [few] نقلتَ { $count } أوراق لم يرَ الآخرون نقلها بعد. L تنقلها، وU تعيدها.
   *[other] نقلتَ { $count } ورقة لم يرَ الآخرون نقلها بعد. L تنقلها، وU تعيدها.
}
web-own-best = هذه أفضل التركيبات. المس واحدة لتسترجعها.
web-own-not-now = تختار تركيباتك حين تستطيع أن تدقّ، أو حين يدقّ الآخر.
web-own-discard = اختر الورقة التي ترميها، ثم دقّ.
web-knock-choose = المس الورقة التي تدقّ بها: كل ورقة تبيّن ما تتركه من الورق الميت.
web-preview = { $kind }: { $cards }
web-preview-points = { $kind }، { $points } نقطة ← { $total } من { $need }
web-refused = لا يمكن ذلك الآن.
web-rule = القاعدة { $number }
web-choose-one-discard = اختر ورقة واحدة للرمي.
web-choose-meld = اختر أوراق تركيبة أولًا.
web-choose-for-slot = { $what }: اختر أوراقها ثم المس هنا.
web-choose-layoff = اختر ورقة أولًا، ثم تركيبة تضيء.
web-choose-meld-fit = { $count ->
    [one] تركيبة واحدة تقبلها: المسها.
    [two] تركيبتان تقبلانها: المس التي تريد.
   *[other] { $count } تركيبات تقبلها: المس التي تريد.
}
web-fits-nowhere = لا يناسب ذلك أي تركيبة على الطاولة.
web-nothing-to-undo = لا شيء للتراجع عنه.
web-order-back = عاد ترتيبك.
web-arranged = { $melds ->
    [one] رُتّبت: تركيبة واحدة. مرة أخرى يعود ترتيبك.
    [two] رُتّبت: تركيبتان. مرة أخرى يعود ترتيبك.
   *[other] رُتّبت: { $melds } تركيبات. مرة أخرى يعود ترتيبك.
}
web-arranged-none = لا تركيبة بعد: رُتّبت بالنقش. مرة أخرى يعود ترتيبك.
web-hint = نصيحة: { $what }. { $why }

web-do-draw = اسحب من الرزمة
web-do-take = خذ الورقة المرمية
web-do-buy = اشترِ الورقة المرمية
web-do-pass = مرّر
web-do-meld = نزّل { $cards }
web-do-add = أضف { $cards }
web-do-swap = ضع { $cards } مكان الجوكر
web-do-move = انقل ورقة
web-do-discard = ارمِ { $cards }
web-do-knock = دقّ بـ{ $cards }
web-do-gin = أعلن الجين بـ{ $cards }
web-do-grand_gin = أعلن الجين الكبير
web-do-defend = اعرض تركيباتك
web-do-done = أنهِ
web-do-next = وزّع الجولة التالية
web-do-resign = انسحب
web-do-abandon = أنهِ المباراة

web-last-drew = سحب
web-last-took = أخذ { $cards }
web-last-bought = اشترى { $card }
web-last-buy_asked = يريد الورقة
web-last-passed = مرّر
web-last-laid_down = نزّل
web-last-laid_off = أضاف { $cards }
web-last-swapped = { $cards } مكان الجوكر
web-last-moved = نقل { $card }
web-last-discarded = رمى { $card }
web-last-skipped = فاته الدور
web-last-knocked = دقّ
web-last-defended = عرض تركيباته
web-last-match_ended = انسحب

## النقاط والنهاية

web-scores = النقاط
web-score-low = القليل من النقاط خير.
web-score-high = الكثير من النقاط خير.
web-score-target = تنتهي المباراة عند { $points }.
web-bonuses = المكافآت
web-total = المجموع
web-round-ended = انتهت الجولة { $number }
web-you-win = فزت!
web-you-share = تقاسمت الفوز!
web-wins = { $count ->
    [one] فاز { $who }
   *[other] تقاسم الفوز { $who }
}
web-rematch = مباراة أخرى
web-replay = إعادة
web-record = نزّل سجل المباراة
web-log = ما حدث
web-log-empty = لا شيء بعد.

## الوقت والاتصال

web-seconds = { $count } ث
web-seconds-left = { $count ->
    [one] بقيت ثانية
    [two] بقيت ثانيتان
    [few] بقيت { $count } ثوانٍ
   *[other] بقيت { $count } ثانية
}
web-more-time = وقت أكثر
web-connection-connecting = يتصل
web-connection-open = متصل
web-connection-lost = يعاود الاتصال
web-connection-replaced = مفتوحة في لسان آخر
web-connection-refused = لا دخول
web-cannot = لم ينجح ذلك.

## المحادثة

web-chat = محادثة
web-chat-empty = لم يقل أحد شيئًا بعد.
web-chat-text = اكتب شيئًا
web-send = أرسل
web-mute = اكتم المحادثة
web-unread = رسائل جديدة
web-phrase-hello = مرحبًا!
web-phrase-good_luck = حظًّا سعيدًا!
web-phrase-well_played = لعب جميل!
web-phrase-thanks = شكرًا!
web-phrase-oops = عفوًا!
web-phrase-hurry = دورك!
web-phrase-one_moment = لحظة من فضلك.
web-phrase-bye = إلى اللقاء!

## قائمة الطاولة

web-leave = غادر الطاولة
web-take-back-seat = استرجع مقعدي
web-resign = انسحب
web-resign-sure = تنسحب حقًّا؟
web-seat-link = انسخ رابط مقعدي
web-seat-link-about = برابط مقعدك تتابع اللعب على جهاز آخر. احتفظ به لنفسك.
web-kick = أبعد

## القواعد والإعادة

web-rules = القواعد
web-here = على هذه الطاولة:
web-replay-of = إعادة: { $game }
web-replay-at = الحركة { $line } من { $count }
web-replay-first = إلى البداية
web-replay-back = حركة إلى الوراء
web-replay-next = حركة إلى الأمام
web-replay-last = إلى النهاية
web-replay-seen = كما يراها
web-replay-open = كل الأيدي مكشوفة
web-replay-link = رابط هذه اللحظة
web-no-replay = لا إعادة لهذه المباراة بعد.

## الإعدادات

web-set-theme = المظهر
web-theme-dark = مساء
web-theme-light = نهار
web-set-felt = قماش الطاولة
web-felt-green = أخضر
web-felt-blue = أزرق
web-felt-plum = برقوقي
web-set-auto-pass = حين تُعرض ورقة للبيع
web-set-four = أربعة ألوان: الديناري أزرق والسباتي أخضر
web-set-big = أوراق أكبر
web-set-glow = أظهر ما يناسب
web-set-motion = الحركة
web-set-sound = الأصوات
web-set-vibration = اهتزاز عند دوري
web-set-wake = أبقِ الشاشة مضاءة أثناء المباراة
web-set-shortcuts = اختصارات بمفتاح واحد
web-set-notifications = نبّهني عند دوري
web-keys = المفاتيح
web-keys-hand = في اليد: الأسهم للتنقل، والمسافة للاختيار، وCtrl أو Alt مع سهم لنقل الورقة، والأرقام وJ وQ للقفز إلى رتبة (A وT وK مع Shift)، وEscape لترك الاختيار.
web-key-d = اسحب
web-key-t = خذ الورقة المرمية
web-key-b = اشترِ
web-key-p = مرّر أو اترك
web-key-m = جهّز تركيبة؛ وفي الجن: اختر التركيبات التي تكشفها
web-key-l = انزل
web-key-o = أضف
web-key-x = ارمِ
web-key-k = دقّ
web-key-v = انقل أوراقًا بين التركيبات
web-key-f = ردّ على من دقّ
web-key-u = تراجع
web-key-s = رتّب بالنقش
web-key-r = رتّب بالرتبة
web-key-a = رتّب التركيبات
web-key-i = نصيحة
web-key-h = اقرأ يدي
web-key-c = النقاط
web-key-n = الجولة التالية
web-key-help = هذه المساعدة
