# أسئلة للحَكَم خاطئة الشكل أو مستحيلة.

referee-bad_json = ليس هذا JSON: { $reason }
referee-bad_question = السؤال كائن JSON.
referee-unknown_field = لا حقل "{ $name }" في هذا السؤال.
referee-missing_field = يلزم الحقل "{ $name }".
referee-wrong_type =
    { $wanted ->
        [flag] يلزم هنا صحيح أو خطأ.
        [number] يلزم هنا عدد صحيح.
        [card] تلزم هنا ورقة مثل 8S.
        [cards] تلزم هنا قائمة أوراق.
        [action] يلزم هنا فعل مثل "discard 8S".
        [meld] تلزم هنا تركيبة على الطاولة: صاحبها وأوراقها.
        [position] يلزم هنا وضع.
        [object] يلزم هنا كائن.
       *[list] تلزم هنا قائمة.
    }
referee-bad_value = يلزم واحد من هذه: { $words }.
referee-out_of_range = يلزم عدد من { $least } إلى { $most }.
referee-bad_card = "{ $word }" ليست ورقة؛ الأوراق مثل 8S أو TD أو JK.
referee-too_long = أكثر ما في القائمة { $most }.
referee-too_many_cards = ذُكرت { $card } { $have } مرات؛ وفي العلبة { $most }.
referee-too_few_cards = تلزم { $need } ورقة لليد، وبقي { $have }.
referee-bad_meld = { $cards }: لا تكون تركيبة كهذه على الطاولة.
referee-bad_ask = يلزم واحد من هذه الأسئلة: { $words }.
referee-no_such_ask = ليس السؤال "{ $ask }" من { $game }.
referee-wrong_size = يلزم هنا { $need } لا { $have }.
referee-bad_call = لا جين مع أوراق زائدة: { $cards }.
referee-unknown_game = لا لعبة كهذه. الألعاب: { $words }.
referee-bad_action = "{ $text }" ليس فعلًا.
