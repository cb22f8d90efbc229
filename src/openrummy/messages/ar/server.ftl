# الخادم: سطر أوامره، والضيوف، وما تقوله الطاولة فوق القواعد.

serve-help = يفتح طاولات في المتصفح: مع الحاسوب، أو مع الأصدقاء برابط. Ctrl-C ينهيه؛ وكل طاولة تُحفظ.
serve-short = العب في المتصفح.
serve-host = العنوان الذي يستمع إليه؛ 0.0.0.0 يتيح لمن في شبكتك الانضمام.
serve-port = المنفذ الذي يستمع إليه؛ 0 يأخذ أي منفذ خالٍ.
serve-data = مجلد قاعدة البيانات.
serve-bots = في كم عملية يفكر الحاسوب.
serve-open = يفتح المتصفح أيضًا.
serve-at = OpenRummy على { $address }  (Ctrl-C ينهيه)
serve-in-use = خادم آخر يستعمل { $folder }. أنهِه، أو سمِّ مجلدًا آخر بـ--data.
serve-newer = قاعدة البيانات في { $folder } كتبها إصدار أحدث من OpenRummy. حدّث هذا الإصدار.
serve-port-taken = لم يبدأ الخادم: أالمنفذ { $port } مأخوذ؟ غيره: --port 0

guest-otter = الضيف نورس
guest-hedgehog = الضيف قنفذ
guest-badger = الضيف غزال
guest-heron = الضيف هدهد
guest-fox = الضيف ثعلب
guest-owl = الضيف بوم
guest-hare = الضيف أرنب
guest-lynx = الضيف فهد
guest-robin = الضيف بلبل
guest-seal = الضيف دلفين
guest-swift = الضيف سنونو
guest-wren = الضيف عصفور

## ما ترفضه الطاولة فوق القواعد

refusal-table-stale = تغيّرت الطاولة: انظر مرة أخرى ثم قرّر.
refusal-table-away = الحاسوب يلعب مكانك. استرجع مقعدك أولًا.
refusal-table-not_started = لم تبدأ المباراة: ما زالت مقاعد خالية.
refusal-table-not_host = لا يفعل ذلك إلا صاحب الطاولة.

## رسائل لم تُنفَّذ

wrong-bad_message = لم يفهم الخادم هذا. أعد تحميل الصفحة.
wrong-too_long = هذا طويل أكثر من اللازم.
wrong-too_fast = أسرع من اللازم: انتظر لحظة.
wrong-not_seated = لا مقعد لك على هذه الطاولة.
wrong-no_table = لا طاولة بهذا الرمز.
wrong-no_text_here = هنا تُقال جمل جاهزة؛ والنص الحر للطاولات الخاصة.
wrong-cannot_save = لا تستطيع الطاولة الحفظ الآن، فلم يتغيّر شيء. حاول بعد لحظة.
wrong-no_more_time = لا وقت زائد في هذا الدور.
wrong-no_answer = لم يجد الحاسوب جوابًا. حاول مرة أخرى.
wrong-nothing_to_do = ليس عليك شيء الآن.

## أجوبة الواجهة

error-bad_origin = لا يجوز لهذه الصفحة استعمال الخادم.
error-bad_request = لم يفهم الخادم الطلب.
error-bad_options = قواعد البيت هذه لا تُلعب.
error-bad_seats = لا تُلعب اللعبة بهذا العدد من المقاعد.
error-unknown_game = لا لعبة كهذه.
error-unknown_bot = لا حاسوب كهذا.
error-no_such_call = لا يعرف الخادم هذا الطلب.
error-seed_private_only = لا تختار البذرة إلا طاولة خاصة.
error-no_code_free = لا رمز خاليًا. حاول مرة أخرى.
error-seated_already = لك مقعد على هذه الطاولة.
error-seat_taken = هذا المقعد لغيرك.
error-no_such_seat = لا مقعد كهذا.
error-table_full = كل المقاعد لأشخاص.
error-too_many_bots = الحواسيب أكثر من المقاعد.
error-nobody_to_remove = لا يُبعَد أحد من هذا المقعد.
error-started = بدأت المباراة.
error-match_over = انتهت المباراة.
error-match_not_over = لم تنتهِ المباراة بعد.
error-no_such_line = لا سطر كهذا في المباراة.
error-not_host = لا يفعل ذلك إلا صاحب الطاولة.
error-cannot_save = لا يستطيع الخادم الحفظ الآن. حاول بعد لحظة.
error-no_table = لا طاولة بهذا الرمز.
error-not_seated = لا مقعد لك على هذه الطاولة.
error-stale = تغيّرت الطاولة: انظر مرة أخرى ثم قرّر.
error-too_fast = أسرع من اللازم: انتظر لحظة.
error-too_long = هذا طويل أكثر من اللازم.
