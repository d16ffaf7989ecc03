# 촐킨 한국어. 이름 규칙은 en.ftl과 같습니다.

name-tzolkin = 촐킨

## 장소, 물품, 사람

name-palenque = 팔렝케
name-yaxchilan = 야슈칠란
name-tikal = 티칼
name-uxmal = 우슈말
name-chichen_itza = 치첸이차

name-chaac = 차크
name-quetzalcoatl = 케찰코아틀
name-kukulcan = 쿠쿨칸

short-chaac = 차크
short-quetzalcoatl = 케찰
short-kukulcan = 쿠쿨

name-agriculture = 농업 기술
name-extraction = 자원 기술
name-architecture = 건축 기술
name-theology = 신학 기술

name-corn = 옥수수
name-wood = 나무
name-stone = 돌
name-gold = 금
name-skull = 수정 해골
name-points = 점수

amount-corn = 옥수수 { $n }개
amount-wood = 나무 { $n }개
amount-stone = 돌 { $n }개
amount-gold = 금 { $n }개
amount-skull = 수정 해골 { $n }개
brief-wood = 나무{ $n }
brief-stone = 돌{ $n }
brief-gold = 금{ $n }
brief-skull = 해골{ $n }
amount-blocks = 자원 { $n }개

name-farm = 농장
name-civic = 도시
name-tomb = 무덤
name-shrine = 성지

## 시작 자산

name-wealth_palenque_1 = 파종의 축복
name-wealth_palenque_3 = 황금 옥수수
name-wealth_palenque_5 = 계단밭 일꾼
name-wealth_palenque_7 = 가득 찬 곳간
name-wealth_yaxchilan_1 = 나무꾼의 기도
name-wealth_yaxchilan_3 = 숲의 제물
name-wealth_yaxchilan_5 = 벌목장
name-wealth_yaxchilan_7 = 강을 건너온 짐
name-wealth_tikal_1 = 석공의 맹세
name-wealth_tikal_3 = 채석장 물자
name-wealth_tikal_5 = 금박 설계도
name-wealth_tikal_7 = 건축가의 창고
name-wealth_uxmal_1 = 비를 비는 기도
name-wealth_uxmal_3 = 작은 텃밭
name-wealth_uxmal_5 = 돕는 손길
name-wealth_uxmal_7 = 상인의 주머니
name-wealth_chichen_0 = 수정 가보
name-wealth_chichen_3 = 사제의 몫
name-wealth_chichen_5 = 목재 공물
name-wealth_chichen_7 = 신전의 견습생
name-wealth_chichen_10 = 순례자의 양식

## 건물

name-farm_small_1 = 텃밭
name-farm_small_2 = 텃밭
name-farm_small_3 = 텃밭
name-farm_common_1 = 돋움밭
name-farm_common_2 = 돋움밭
name-tomb_chaac_quetzalcoatl = 비와 바람의 무덤
name-tomb_chaac_kukulcan = 비와 뱀의 무덤
name-tomb_builder = 건축가의 무덤
name-civic_agriculture = 씨앗 창고
name-civic_agriculture_stone = 계단식 정원
name-civic_extraction_corn = 연장 창고
name-civic_extraction_gold = 금세공 마당
name-shrine_architecture = 석공의 성지
name-shrine_theology_kukulcan = 뱀의 성지
name-farm_large_1 = 넓은 들
name-farm_large_2 = 넓은 들
name-farm_large_3 = 넓은 들
name-tomb_market = 상인의 무덤
name-tomb_worker = 감독관의 무덤
name-tomb_glory = 왕의 무덤
name-tomb_any_action = 길잡이의 무덤
name-tomb_three_gods = 세 신의 무덤
name-civic_tech_stone = 석공 학교
name-civic_tech_gold = 금세공 학교
name-civic_tech_corn = 수확 학교
name-civic_tech_skull = 수정 학교
name-shrine_chaac = 비의 성지
name-shrine_architecture_points = 척도의 성지
name-shrine_kukulcan = 큰 뱀의 성지
name-shrine_theology_two_gods = 신탁소
name-shrine_two_techs = 서기관의 집
name-shrine_quetzalcoatl = 깃털 성지

## 기념비

name-mon_tombs = 왕들의 묘역
name-mon_constructions = 도시의 문
name-mon_corn_tiles = 옥수수 제단
name-mon_wood_tiles = 숲의 비석
name-mon_all_monuments = 비석의 길
name-mon_civics = 큰 광장
name-mon_mastered_techs = 천문대
name-mon_tech_levels = 큰 서고
name-mon_workers = 백성의 집
name-mon_shrines = 성역
name-mon_temple_points = 신들의 피라미드
name-mon_best_temple = 큰 계단
name-mon_placed_skulls = 해골 제단

## 타일 효과

effect-temple = { $temple-id ->
    [any] 원하는 신전 +{ $steps }
   *[other] { $temple } +{ $steps }
  }
effect-tech = { $tech-id ->
    [any] 원하는 기술 +{ $steps }
   *[other] { $tech } +{ $steps }
  }
effect-worker = 새 일꾼 { $n }개
effect-feed_workers = 일꾼 { $n }개는 먹지 않음
effect-feed_discount_all = 일꾼마다 옥수수 { $n }개 덜 먹음
effect-build_building = 건물 하나 더 건설
effect-market = 시장에서 교환
effect-any_action_for_corn = 옥수수 { $n }개 내고 네 기어의 행동 하나 (치첸이차 제외)
effect-points = { $n }점

scoring-own_tomb_building_or_monument = 자신의 무덤 타일당 { $points }점
scoring-own_civic_building_or_monument = 자신의 도시 타일당 { $points }점
scoring-own_shrine_building_or_monument = 자신의 성지 타일당 { $points }점
scoring-own_building_or_monument = 자신의 건물과 기념비당 { $points }점
scoring-own_corn_harvest_tile = 자신의 옥수수 수확 타일당 { $points }점
scoring-own_wood_harvest_tile = 자신의 나무 수확 타일당 { $points }점
scoring-monument_built_by_anyone = 건설된 모든 기념비당 { $points }점
scoring-techs_at_level_3 = 3단계 기술 1~4개면 { $table }점
scoring-own_tech_level = 자신의 기술 단계당 { $points }점
scoring-own_workers_in_play = 일꾼 4/5/6개면 { $table }점
scoring-current_step_points_of_all_temples = 모든 신전의 현재 칸 점수를 한 번 더
scoring-steps_above_start_on_one_chosen_temple = 신전 하나에서 시작 칸 위로 올린 칸당 { $points }점
scoring-skull_placed_in_chichen_itza_by_anyone = 치첸이차에 놓인 수정 해골당 { $points }점

## 기어의 행동 칸, 보드용 짧은 말

space-none = 행동 없음
space-free = 무료 선택
space-fishing = 옥수수 { $corn }
space-corn = 옥{ $corn }×{ $tiles }
    .long = 옥수수 { $corn } ×{ $tiles }
space-corn_wood = 옥{ $corn }×{ $tiles } 나{ $wood }×{ $forest }
    .long = 옥수수 { $corn } ×{ $tiles }, 나무 { $wood } ×{ $forest }
space-gain = { $goods }
space-tikal_1 = 기술 1단계
space-tikal_2 = 건물 1개
space-tikal_3 = 기술 1-2
    .long = 기술 1~2단계
space-tikal_4 = 건물 2/기념비
    .long = 건물 2 또는 기념비
space-tikal_5 = 두 신전
    .long = 자원 1개로 두 신전
space-uxmal_1 = 신전, 옥수수 { $corn }
    .long = 옥수수 { $corn }개로 신전
space-uxmal_2 = 시장
space-uxmal_3 = 새 일꾼
space-uxmal_4 = 옥수수로 건설
    .long = 옥수수로 건물
space-uxmal_5 = 다른 기어
    .long = 옥수수 { $corn }개로 다른 기어
space-offering = { $points }점 { $temple }
    .long = { $points }점, { $temple }
space-offering_block = { $points }점 { $temple }+자원
    .long = { $points }점, { $temple }, 자원
space-offered = 해골 놓임

## 행동 칸 설명

explain-fishing = 낚시로 옥수수 { $corn }개
explain-corn = 옥수수 { $corn }개 수확
explain-corn_wood = 옥수수 { $corn }개 또는 나무 { $wood }개 수확
explain-gain = { $goods } 받기
explain-tikal_1 = 기술 한 단계 올리기
explain-tikal_2 = 건물 하나 짓기
explain-tikal_3 = 기술 한 단계나 두 단계 올리기
explain-tikal_4 = 건물 한두 개 또는 기념비 하나 짓기
explain-tikal_5 = { $blocks } 내고 서로 다른 두 신전 한 칸씩 올리기
explain-uxmal_1 = 옥수수 { $corn }개 내고 신전 한 칸 올리기
explain-uxmal_2 = 시장에서 교환
explain-uxmal_3 = 새 일꾼 하나 가져오기
explain-uxmal_4 = 자원당 옥수수 { $corn }개로 건물 하나 짓기
explain-uxmal_5 = 옥수수 { $corn }개 내고 팔렝케, 야슈칠란, 티칼, 우슈말의 행동 하나
explain-offering = 수정 해골 놓기: { $points }점, { $temple } 신전 한 칸
explain-offering_block = 수정 해골 놓기: { $points }점, { $temple } 신전 한 칸, 원하는 { $blocks }

explain-agriculture_1 = 정글에서 수확할 때 옥수수 { $harvest }개 추가
explain-agriculture_2 = 옥수수 타일이 보이지 않아도 수확, 낚시할 때 옥수수 { $fishing }개 추가
explain-agriculture_3 = 정글에서 수확할 때 옥수수 { $harvest }개 추가
explain-agriculture_bonus = 원하는 신전 한 칸
explain-extraction_1 = 야슈칠란과 팔렝케에서 나무를 얻을 때 1개 추가
explain-extraction_2 = 야슈칠란에서 돌을 얻을 때 1개 추가
explain-extraction_3 = 야슈칠란에서 금을 얻을 때 1개 추가
explain-extraction_bonus = 원하는 { $blocks } 받기
explain-architecture_1 = 건물을 지을 때마다 옥수수 { $corn }개 받기
explain-architecture_2 = 건물을 지을 때마다 { $points }점
explain-architecture_3 = 건물 비용에서 { $blocks } 할인, 우슈말에서는 옥수수 { $corn }개 할인
explain-architecture_bonus = { $points }점
explain-theology_1 = 치첸이차에서 하나 높은 칸의 행동 가능
explain-theology_2 = 치첸이차 행동 뒤에 자원 1개로 신전 한 칸
explain-theology_3 = 야슈칠란에서 수정 해골을 얻을 때 1개 추가
explain-theology_bonus = 수정 해골 1개 받기

## 기어의 행동 이름

name-palenque_1 = { name-palenque } 1
name-palenque_2 = { name-palenque } 2
name-palenque_3 = { name-palenque } 3
name-palenque_4 = { name-palenque } 4
name-palenque_5 = { name-palenque } 5
name-yaxchilan_1 = { name-yaxchilan } 1
name-yaxchilan_2 = { name-yaxchilan } 2
name-yaxchilan_3 = { name-yaxchilan } 3
name-yaxchilan_4 = { name-yaxchilan } 4
name-yaxchilan_5 = { name-yaxchilan } 5
name-tikal_1 = { name-tikal } 1
name-tikal_2 = { name-tikal } 2
name-tikal_3 = { name-tikal } 3
name-tikal_4 = { name-tikal } 4
name-tikal_5 = { name-tikal } 5
name-uxmal_1 = { name-uxmal } 1
name-uxmal_2 = { name-uxmal } 2
name-uxmal_3 = { name-uxmal } 3
name-uxmal_4 = { name-uxmal } 4
name-uxmal_5 = { name-uxmal } 5
name-chichen_itza_1 = { name-chichen_itza } 1
name-chichen_itza_2 = { name-chichen_itza } 2
name-chichen_itza_3 = { name-chichen_itza } 3
name-chichen_itza_4 = { name-chichen_itza } 4
name-chichen_itza_5 = { name-chichen_itza } 5
name-chichen_itza_6 = { name-chichen_itza } 6
name-chichen_itza_7 = { name-chichen_itza } 7
name-chichen_itza_8 = { name-chichen_itza } 8
name-chichen_itza_9 = { name-chichen_itza } 9

## 물품 말고 바뀌는 것 (여기에 이름이 없는 것은 알리지 않습니다)

name-workers = 일꾼
name-corn_tiles = 옥수수 수확 타일
name-wood_tiles = 나무 수확 타일
name-feed_workers = 먹지 않는 일꾼
name-feed_discount = 일꾼당 아끼는 옥수수

## 할 수 있는 일

action-keep = { $tile } 갖기: { $does }
action-beg = 옥수수 구걸: { $corn }개로 채우고 신들의 노여움 사기
action-place = { $gear } { $space }번 칸: 옥수수 { $cost }개로 일꾼 배치
action-start = 시작 플레이어 칸: 옥수수 { $cost }개로 일꾼 배치
action-pick = { $gear } { $space }번 칸의 일꾼 회수: { $explain }
action-use = { $action }: { $explain }{ $cost ->
    [0] { "" }
   *[other] { " " }(먼저 옥수수 { $cost }개 지불)
  }
action-nothing = 아무 행동도 하지 않기
action-done = { $decision ->
    [placing] 일꾼 배치 마치기
    [picking_up] 일꾼 회수 마치기
    [technology] 기술 개발 마치기
    [construction] 건설 마치기
    [market] 시장 떠나기
    [offering] 바치지 않기
   *[other] 마치기
  }
action-harvest = { $way-id ->
    [corn] 옥수수 수확 타일 가져오기: 옥수수 { $amount }개
    [wood] 나무 수확 타일 가져오기: 나무 { $amount }개
    [burn] 숲 태우기: 옥수수 { $amount }개와 옥수수 수확 타일, 신들의 노여움
   *[hidden] 타일 없이 옥수수 { $amount }개 받기
  }
action-anger = { $temple } 신전 한 칸 내리기 ({ $points }점 칸)
action-climb = { $temple } 신전 한 칸 올리기 ({ $points }점 칸)
action-advance = { $technology } { $level ->
    [4] 보너스
   *[other] { $level }단계
  } ({ $price }): { $explain }
action-build = { $building } 짓기 ({ $cost }{ $saves ->
    [0] { "" }
   *[other] { "" }, 그중 { $saves }개 할인
  }{ $adds ->
    [0] { "" }
   *[other] { "" }, 자원 { $adds }개 추가
  }): { $does }
action-plain = { $building } 짓기 ({ $cost }), 건축 기술은 두 번째 건물에 적용: { $does }
action-monument = 기념비 { $monument } 짓기 ({ $cost }): { $does }
action-spare = { $block } 1개 할인받기
action-pay = { $block } 1개 내기
action-sell = { $block } 1개 팔아 옥수수 { $corn }개 받기
action-buy = 옥수수 { $corn }개로 { $block } 1개 사기
action-take = { $block } 1개 받기
action-days = { $days ->
    [1] 달력을 하루 전진시키기
   *[2] 달력을 이틀 전진시키고 개인 보드를 어두운 쪽으로 뒤집기
  }

## 여러 결정이 한 번에 이루어지는 것

action-pick_use = { $gear } { $space }칸의 일꾼을 회수하여 { $action } 행동: { $explain }{ $cost ->
    [0] { "" }
   *[other] { " " }(먼저 옥수수 { $cost }개 지불)
  }
action-beg_down = 옥수수 { $corn }개까지 구걸: { $temple } { $points }점으로 내려감
action-pay_all = { $pay } 내기
action-take_all = { $get } 받기
action-sell_often = { $block } { $times }개 팔아 옥수수 { $corn }개 받기
action-buy_often = 옥수수 { $corn }개로 { $block } { $times }개 사기

## 누가 한 일

did-keep = { $tile } 선택
did-beg = 옥수수 구걸
did-place = { $gear } { $space }번 칸에 배치
did-start = 시작 플레이어 칸에 배치
did-pick = { $gear } { $space }번 칸에서 회수
did-use = { $action } 행동
did-nothing = 행동하지 않음
did-done = { $decision ->
    [market] 시장을 떠남
    [offering] 바치지 않음
   *[other] 마침
  }
did-harvest = { $way-id ->
    [corn] 옥수수 수확
    [wood] 나무 수확
    [burn] 숲 태우기
   *[hidden] 타일 없이 옥수수 수확
  }
did-anger = { $temple } 신전 한 칸 내림
did-climb = { $temple } 신전 한 칸 올림
did-advance = { $technology } 개발
did-build = { $building } 건설
did-plain = 건축 기술 없이 { $building } 건설
did-monument = 기념비 { $monument } 건설
did-spare = { $block } 1개 할인
did-pay = { $block } 지불
did-sell = { $block } 판매
did-buy = { $block } 구입
did-take = { $block } 받음
did-days = { $days ->
    [1] 달력 하루 전진
   *[2] 달력 이틀 전진
  }

## 지금 정할 것

step-over = 게임 종료
step-wealth = 가질 시작 자산 타일을 고르세요
step-round = 라운드 시작
step-turn = 일꾼을 배치하거나 회수하세요
step-placing = 일꾼을 더 배치하거나 마치세요
step-picking_up = 일꾼을 더 회수하거나 마치세요
step-end_of_turn = 차례 끝
step-worker_action = 이 일꾼이 할 행동을 고르세요
step-harvest = 수확할 것을 고르세요
step-anger = 신들의 노여움: 한 칸 내릴 신전을 고르세요
step-climb = 올릴 신전을 고르세요
step-step_up = 신전 한 칸 올리기
step-effect = 타일 효과
step-technology = 올릴 기술을 고르세요
step-free_technology = 무료로 올릴 기술을 고르세요
step-gain_technology = 기술 올리기
step-pay = 지불할 자원을 고르세요
step-construction = 지을 것을 고르세요
step-spare = 건축 기술로 할인받을 자원을 고르세요
step-completion = 건물 완성
step-market = 시장: 먼저 팔고, 그다음에 사세요
step-any_action = 네 기어의 행동 중 하나를 고르세요
step-take_blocks = 받을 자원을 고르세요
step-offering = 자원 1개를 내고 신전을 올릴까요?
step-food_day = 푸드 데이
step-feeding = 일꾼 먹이기
step-new_age = 2시대 시작
step-rewards = 신들의 보상
step-calendar = 달력 전진
step-speed = 달력을 며칠 전진시킬까요?
step-final_scoring = 최종 점수 계산

## 바뀐 까닭; 타일, 기어, 기술은 이름으로 부릅니다

cause-begging = 구걸
cause-placing = 일꾼 배치
cause-picking_up = 일꾼 회수
cause-stepping_back = 낮은 칸 선택
cause-starting_player = 톱니의 옥수수
cause-calendar = 기어에서 밀려남
cause-feeding = 일꾼 먹이기
cause-gods = 신들의 보상
cause-final_scoring = 최종 점수 계산
cause-offering = 봉헌
cause-setup = 준비

## 점수의 출처

source-buildings = 건물
source-architecture = 건축 기술
source-chichen_itza = 치첸이차
source-temples_age_1 = 1시대 신전
source-temples_age_2 = 2시대 신전
source-unfed_workers = 먹이지 못한 일꾼
source-corn = 옥수수와 자원
source-skulls = 남은 수정 해골
source-monuments = 기념비

## 보드

board-day = { $days }일 중 { $day }일째
board-setup = 게임 준비
board-food-today = 오늘은 푸드 데이 ({ $reward })
board-food-in = 푸드 데이까지 { $days }일 ({ $reward })
board-reward-goods = 보상: 물품
board-reward-points = 보상: 점수
board-teeth = 톱니 위 옥수수 { $corn }개
board-skulls = 공급처 해골 { $skulls }개
board-start-space = 시작 플레이어 칸
board-first = 선
board-own = 가진 것
board-own-workers = 일꾼 { $workers }개 중 { $available }개 사용 가능
board-temples = 신전
board-technologies = 기술
board-leader = 1위 +{ $points }
board-players = 플레이어
board-points = 점수
board-workers = 일꾼
board-workers-cell = { $available }/{ $workers }
board-farms = 농장
board-farms-cell = { $some ->
    [0] { "" }
   *[other] { $some }개 무료{ " " }
  }{ $all ->
    [0] { "" }
   *[other] 각 −{ $all }
  }
board-harvest = 수확
board-harvest-cell = 옥{ $corn } 나{ $wood }
board-speed = 보드
board-light = 밝은 쪽
board-dark = 어두운 쪽
board-built = 건설
board-buildings = 건물 ({ $age }시대, { $left }개 남음)
board-monuments = 기념비
board-kept = { $tile } 선택:

## 참고 카드

reference-technology = { $technology } { $level ->
    [4] 보너스
   *[other] { $level }단계
  }
reference-level = { $explain } (비용: { $blocks })
reference-market = 시장
reference-rate = { $block } 옥수수 { $corn }개
reference-kinds = 타일 종류

## 부족과 예언: 부족. 부족의 숫자는 특성 이름으로 들어옵니다.

name-ah_chuy_kak = 아 추이 칵
name-ahau_chamahez = 아하우 차마헤스
name-ahmakiq = 아마키크
name-bacab = 바캅
name-balam = 발람
name-cit_bolon_tum = 시트볼론툼
name-huracan = 우라칸
name-itzamna = 이참나
name-ixtab = 이슈타브
name-vacub_caquix = 바쿱카키슈
name-xaman_ek = 샤만 에크
name-yaluk = 얄루크
name-yumkaax = 윰카슈

explain-ah_chuy_kak = 한 차례에 기어에 일꾼을 { $pick_up_after }개 이상 배치하면 일꾼 1개를 추가로 회수 가능
explain-ahau_chamahez = 차례마다 한 번, 회수한 일꾼이 옥수수 { $ahead_corn }개를 내고 하나 높은 칸의 행동을 수행
explain-ahmakiq = 배치나 회수 대신 차례를 넘길 수 있음
explain-bacab = 차례를 시작할 때 옥수수가 { $least_corn }개보다 적으면 { $least_corn }개로 채움. 옥수수가 { $beg_most }개 이하일 때 구걸할 수 있고 { $beg_corn }개로 채움
explain-balam = 낮은 칸의 행동을 하는 일꾼은 옥수수를 내지 않고 오히려 { $step_back_gain }개 받음
explain-cit_bolon_tum = 차례마다 한 번, 기어에 놓는 일꾼 1개의 칸 비용이 옥수수 { $fixed_space_corn }개, 자신의 일꾼에게는 기어마다 { $extra_spaces }칸 더 있음
explain-huracan = 팔렝케와 야슈칠란의 행동을 어느 기어에서든 사용, 티칼과 우슈말도 마찬가지
explain-itzamna = 3단계까지 기술 비용이 자원 { $technology_discount }개 적음, 그 위에서는 어느 기술의 보너스든 선택
explain-ixtab = 시작 자산 타일 { $wealth_kept }개를 갖고, 신전을 { $steps_down }칸 내림
explain-vacub_caquix = 차례마다 한 기어의 칸 하나를 차 있는 것으로 보고 그다음 칸에 배치 가능
explain-xaman_ek = 자기 차례 중 언제든 { $trades }번, 자원 1개를 시장 가격의 옥수수로 교환
explain-yaluk = 일꾼 { $start_workers }개로 시작, 일꾼마다 옥수수 { $extra_food }개 더 먹고, 먹이지 못한 일꾼은 { $points_unfed }점
explain-yumkaax = 일꾼 1~6개를 배치할 때의 비용이 옥수수 { $worker_cost }개 (칸 비용은 별도)

## 부족과 예언: 예언

name-wrathful_gods = 분노한 신들
name-angry_god_chaac = 성난 신 (차크)
name-angry_god_quetzalcoatl = 성난 신 (케찰코아틀)
name-angry_god_kukulcan = 성난 신 (쿠쿨칸)
name-forest_fires = 산불
name-drought = 가뭄
name-gold_shortage = 금 고갈
name-desecration = 신성 모독
name-teacher_shortage = 스승의 부재
name-forgotten_lore = 잊힌 지식
name-crowded_cities = 붐비는 도시
name-hunger = 굶주림
name-high_floodwaters = 홍수

explain-wrathful_gods = 신전을 한 칸 올릴 때마다 옥수수 1개 지불
explain-angry_god_chaac = 차크 신전을 한 칸 올릴 때마다 자원 1개 지불
explain-angry_god_quetzalcoatl = 케찰코아틀 신전을 한 칸 올릴 때마다 자원 1개 지불
explain-angry_god_kukulcan = 쿠쿨칸 신전을 한 칸 올릴 때마다 자원 1개 지불
explain-forest_fires = 나무를 수확하면 나무를 { $less_wood }개 덜 받음
explain-drought = 옥수수를 수확하면 옥수수를 { $less_corn }개 덜 받음
explain-gold_shortage = 금을 받을 때마다 금 1개에 옥수수 1개 지불
explain-desecration = 수정 해골을 받을 때마다 신전 한 칸 내림
explain-teacher_shortage = 기술을 한 단계 올릴 때마다 자원 1개 추가 지불
explain-forgotten_lore = 모든 기술의 { $lost_level }단계 효과가 사라짐
explain-crowded_cities = 건물을 지을 때마다 자원 { $building_blocks }개, 옥수수로 지으면 옥수수 { $building_corn }개 추가 지불
explain-hunger = 일꾼마다 옥수수 { $extra_food }개 더 먹음
explain-high_floodwaters = 치첸이차에 일꾼을 놓을 때마다 옥수수 { $chichen_corn }개 추가 지불

counts-steps = 모든 신전의 칸
counts-steps_chaac = 차크 신전의 칸
counts-steps_quetzalcoatl = 케찰코아틀 신전의 칸
counts-steps_kukulcan = 쿠쿨칸 신전의 칸
counts-wood_tiles = 나무 수확 타일
counts-corn_tiles = 옥수수 수확 타일
counts-gold = 가진 금
counts-skulls = 가진 수정 해골
counts-technology_levels = 기술 단계
counts-technologies_at_2 = 2단계 이상인 기술
counts-buildings = 가진 건물
counts-fed_workers = 먹인 일꾼
counts-workers_on_chichen_itza = 치첸이차에 있는 자신의 일꾼
prophecy-both = { $calamity }. { $score }
prophecy-band = { $from }: { $points }점
prophecy-last = { $from } 이상: { $points }점
prophecy-first = { $to } 이하: { $points }점
prophecy-score = 점수: { $counts } ({ $bands })

## 부족과 예언: 건물

name-x_farm_corn_store = 옥수수 창고
name-x_tomb_seasons = 계절의 무덤
name-x_civic_gold_yard = 사금 채취장
name-x_shrine_stone_yard = 돌의 성지
name-x_farm_great_harvest = 추수 잔치
name-x_tomb_monument = 창건자의 무덤
name-x_civic_tech_swap = 회의소
name-x_shrine_skull = 수정의 성지

effect-renovation = 개축 가능: 나중에 헐어 그 자원을 다음 건설 비용에 보탤 수 있음
effect-food_day_gain = { $first ->
    [1] { $last ->
        [4] 푸드 데이마다 { $goods }
       *[other] 푸드 데이 1~{ $last }에 { $goods }
      }
   *[other] 푸드 데이 { $first }~{ $last }에 { $goods }
  }
effect-build_monument = 기념비 하나 건설
effect-tech_swap = 기술 하나 −1, 나머지 +1
effect-skull_offering = 이 해골은 치첸이차에 놓은 것으로 간주

## 부족과 예언: 빠른 행동

name-quick_corn = 빠른 행동 (옥수수)
name-quick_wood_corn = 빠른 나무
name-quick_stone = 빠른 돌
name-quick_gold = 빠른 금
name-quick_technology = 빠른 기술
name-quick_market = 빠른 시장
name-quick_build = 빠른 건설

explain-quick_gain = { $goods } 받기
explain-quick_technology = 기술 한 단계 올리기
explain-quick_market = 시장에서 교환
explain-quick_build = 옥수수 { $corn }개 내고 건물 하나 짓기

## 부족과 예언: 할 수 있는 일

action-tribe = { $tribe } 부족 고르기: { $does }
action-pass = 차례 넘기기
action-over = { $gear } { $space }번 칸: 빈 칸 하나를 건너뛰고 옥수수 { $cost }개로 일꾼 배치
action-cheap = { $gear } { $space }번 칸: 정해진 칸 비용으로, 옥수수 { $cost }개에 일꾼 배치
action-quick = 빠른 행동 칸: 옥수수 { $cost }개로 일꾼 배치 ({ $explain })
action-ahead = 하나 높은 칸 { $action }: { $explain } (먼저 옥수수 { $cost }개 지불)
action-bonus = { $technology } 보너스: { $explain }
action-accept = 옥수수 1개 내고 받기
action-refuse = 받지 않기
action-swap = { $technology } 한 단계 내리고 나머지 세 기술 올리기
action-renovate = { $building } 헐어서 그 자원 쓰기 ({ $cost })
action-trade = { $block } 1개를 옥수수 { $corn }개로 교환

did-tribe = { $tribe } 부족 선택
did-pass = 차례 넘김
did-over = 빈 칸을 건너뛰고 { $gear } { $space }번 칸에 배치
did-cheap = 정해진 비용으로 { $gear } { $space }번 칸에 배치
did-quick = 빠른 행동 칸에 배치
did-ahead = 하나 높은 칸 { $action } 행동
did-bonus = { $technology } 보너스 선택
did-accept = 값을 치름
did-refuse = 받지 않음
did-swap = { $technology } 한 단계 내림
did-renovate = { $building } 헐기
did-trade = { $block } 교환

step-end_of_food_day = 푸드 데이 끝
step-start_of_turn = 차례 시작
step-tribe_gifts = 부족의 효과
step-technology_bonus = 보너스를 받을 기술을 고르세요
step-trade = 자원을 교환할까요?
step-tax = 재앙: 값을 치르고 받을까요, 받지 않을까요?
step-technology_swap = 내릴 기술을 고르세요
step-food_day_goods = 건물이 주는 물품
step-quick_action = 빠른 행동
step-quick_tiles = 새 빠른 행동

source-prophecies = 예언

option-tribes = 부족
option-prophecies = 예언
option-buildings = 새 건물
option-quick_actions = 빠른 행동

## 부족과 예언: 보드

board-tribe = 부족
board-prophecies = 예언
board-prophecy-now = 지금
board-prophecy-day = { $day }일째부터
board-prophecy-over = 끝남
board-quick = 빠른 행동
board-quick-spaces = 빠른 행동 칸
board-quick-next = 다음 { $day }일째: { $action }
board-leads = { $tribe } 부족:

## 행동 종류의 뜻, 봇을 만드는 사람에게

means-keep = 시작 자산 타일 간직
means-beg = 옥수수 구걸
means-place = 기어의 가장 낮은 빈칸에 일꾼 배치
means-start = 시작 플레이어 칸에 일꾼 배치
means-pick = 기어의 칸에서 일꾼 회수
means-use = 회수한 일꾼으로 기어의 행동 수행
means-nothing = 일꾼만 회수하고 행동하지 않기
means-done = 배치, 회수, 건설, 교환 등을 그만두기
means-harvest = 옥수수나 나무 수확, 숲 태우기, 타일 없이 옥수수 얻기
means-anger = 신전 한 칸 내리기
means-climb = 신전 한 칸 올리기
means-advance = 기술 개발
means-build = 건물 짓기 (쓸 수 있으면 건축 기술 사용)
means-plain = 두 건물 중 첫 건물을 건축 기술 없이 짓기
means-monument = 기념비 짓기
means-spare = 건축 3단계로 아낄 자원 고르기
means-pay = 원하는 자원 지불
means-sell = 시장에서 자원 팔기
means-buy = 시장에서 자원 사기
means-take = 공급처에서 원하는 자원 받기
means-days = 달력을 하루나 이틀 전진
means-tribe = 부족 고르기
means-pass = 아마키크: 배치도 회수도 하지 않기
means-over = 바쿱카키슈: 가장 낮은 빈칸을 건너뛰고 배치
means-cheap = 시트볼론툼: 정해진 값으로 배치
means-quick = 빠른 행동 칸에 일꾼 배치
means-ahead = 아하우 차마헤스: 옥수수를 내고 하나 높은 칸의 행동 수행
means-bonus = 이참나: 받을 보너스의 기술 고르기
means-accept = 재앙의 옥수수를 내고 혜택 받기
means-refuse = 재앙이 값을 매긴 혜택 포기
means-swap = 한 기술을 내리고 나머지 세 기술 올리기
means-renovate = 건물을 헐어 다음 건설 비용에 보태기
means-trade = 샤만 에크: 자원과 옥수수 교환

## 지금 할 수 없는 까닭

why-not-now = { $step-id ->
    [wealth] 먼저 모두가 시작 자산 타일을 고릅니다
    [turn] 차례는 구걸, 배치, 회수로 시작합니다
    [placing] 지금은 일꾼을 배치하는 중입니다
    [picking_up] 지금은 일꾼을 회수하는 중입니다
    [worker_action] 회수한 일꾼의 행동을 먼저 정해야 합니다
    [anger] 먼저 한 칸 내릴 신전을 골라야 합니다
    [speed] 먼저 달력을 며칠 전진시킬지 정해야 합니다
   *[other] 지금 정할 것을 먼저 마쳐야 합니다
  }
why-carried-out = 고른 행동은 수행해야 합니다
why-corn-short = 옥수수 { $needs }개가 필요하고, 지금 { $has }개가 있습니다
why-blocks-short = 자원 { $needs }개가 필요하고, 지금 { $has }개가 있습니다
why-blocks-missing = 모자란 자원: { $missing }
why-no-block = 가진 자원이 없습니다: { $block }
why-no-skull = 가진 수정 해골이 없습니다
why-no-worker = 배치할 일꾼이 없습니다
why-start-taken = 시작 플레이어 칸에 이미 일꾼이 있습니다
why-gear-full = { $gear }에는 빈칸이 없습니다
why-quick-action-needs-corn = 비용은 옥수수 { $cost }개인데, 고른 빠른 행동에 { $keeps }개가 더 필요합니다
why-begged = 구걸은 차례마다 한 번만 할 수 있습니다
why-beg-first = 구걸은 일꾼을 배치하거나 회수하기 전에 합니다
why-too-much-corn = 옥수수가 { $most }개 이하일 때 구걸할 수 있고, 지금 { $has }개가 있습니다
why-all-at-bottom = 모든 신전 마커가 맨 아래 칸에 있습니다
why-pity-is-cheap = 신들의 동정은 옥수수 { $cheapest }개짜리 칸에 놓는 일꾼에게만 미칩니다
why-pity-is-one-worker = 신들의 동정을 받은 차례에는 일꾼을 하나만 배치합니다
why-turn-not-skipped = 차례를 건너뛸 수 없습니다
why-cannot-pass = 이 부족은 차례를 넘길 수 없습니다
why-pass-is-a-turn = 차례를 시작하기 전에만 넘길 수 있습니다
why-place-or-pick-up = 한 차례에 일꾼을 배치하고 회수할 수는 없습니다
why-no-worker-there = { $gear } { $space }번 칸에 자신의 일꾼이 없습니다
why-other-gear = 일꾼을 회수한 기어: { $gear }
why-space-without-action = 0번 칸의 일꾼은 할 행동이 없습니다
why-action-too-high = 일꾼이 있던 { $space }번 칸보다 높은 행동입니다
why-not-chichen-itza = 치첸이차의 행동은 이렇게 고를 수 없습니다
why-not-itself = 같은 행동을 다시 고르면 옥수수만 더 듭니다
why-nothing-to-harvest = 팔렝케 { $space }번 칸에는 수확할 것이 없습니다
why-no-corn-tile = 보이는 옥수수 타일이 없습니다
why-no-wood-tile = 나무 타일이 없습니다
why-corn-tile-in-sight = 옥수수 타일이 보입니다
why-level-forgotten = 재앙 때문에 { $technology }의 그 단계를 쓸 수 없습니다
why-level-short = { $technology } { $needs }단계가 필요하고, 지금 { $has }단계입니다
why-nothing-affordable = 비용을 낼 수 있는 것이 없습니다
why-skull-there = { $space }번 칸에는 이미 수정 해골이 있습니다
why-at-bottom = { $temple } 신전의 마커가 맨 아래 칸에 있습니다
why-climbed = { $temple } 신전은 이미 올렸습니다. 두 번째는 다른 신전이어야 합니다
why-block-order = 자원은 나무, 돌, 금 순서로 고릅니다
why-earlier-blocks-too = 자원 { $due }개를 내야 하는데, { $block }부터는 { $has }개뿐입니다
why-sales-first = 나무, 돌, 금 순서로 먼저 팔고, 그다음에 삽니다
why-purchases-in-order = 나무, 돌, 금 순서로 삽니다
why-sold-before = 이번에 판 자원입니다: { $block }
why-not-in-row = 공개된 건물이 아닙니다: { $building }
why-not-on-offer = 공개된 기념비가 아닙니다: { $monument }
why-monument-only = 지금은 기념비만 지을 수 있습니다
why-no-monument-for-corn = 기념비는 옥수수로 지을 수 없습니다
why-no-monument-here = 기념비는 티칼의 네 번째 행동에서 건물 대신 짓습니다
why-plain-is-first = 두 건물 중 첫 건물만 건축 기술을 남겨 둘 수 있습니다
why-nothing-to-save = 건축 기술이 없거나 남겨 둘 두 번째 건물이 없습니다
why-not-in-cost = 비용에 없는 자원입니다: { $block }
why-other-block-missing = { $block } 1개를 할인받으면 다른 자원이 모자랍니다
why-chosen-before = 부족과 시작 자산 타일은 1라운드 전에 고릅니다
why-tile-kept = 이미 고른 타일입니다
why-tile-not-dealt = 받은 타일이 아닙니다: { $tile }

why-not-your-ability = 이 부족에게는 그런 능력이 없습니다
why-no-tribes = 이 게임에는 부족이 없습니다
why-tribe-first = 먼저 부족을 골라야 합니다
why-tribe-chosen = 이미 부족을 골랐습니다
why-tribe-not-dealt = 받은 부족이 아닙니다: { $tribe }
why-no-space-behind = { $space }번 칸 뒤에는 빈칸이 없습니다
why-other-space-skipped = 이번 차례에는 이미 다른 칸을 건너뛰었습니다
why-fixed-price-used = 정해진 비용은 차례마다 일꾼 1개에만 쓸 수 있습니다
why-fixed-price-no-cheaper = 정해진 비용인 옥수수 { $fixed }개는 { $space }번 칸의 비용보다 싸지 않습니다
why-picked-up = 차례마다 일꾼을 1개만 회수할 수 있습니다
why-place-more-first = 먼저 기어에 일꾼 { $needs }개를 배치해야 하고, 지금까지 { $has }개를 배치했습니다
why-before-quick-action = 비용이 드는 빠른 행동을 고르기 전에 회수해야 합니다
why-placed-this-turn = 이번 차례에 배치한 일꾼입니다
why-looked-ahead = 하나 높은 칸의 행동은 차례마다 한 번만 할 수 있습니다
why-nothing-ahead = 더 높은 칸이 없습니다
why-not-ahead = 이 일꾼은 { $space }번 칸의 행동만 할 수 있습니다
why-bonus-above-top = 보너스는 3단계를 넘어 기술을 올릴 때 받습니다
why-not-your-turn = 자원은 자기 차례에만 교환할 수 있습니다
why-traded = 차례마다 자원을 1개만 교환할 수 있습니다
why-block-is-needed = 그 자원이 없으면 계속할 수 없습니다
why-no-quick-actions = 이 게임에는 빠른 행동이 없습니다
why-one-quick-action = 빠른 행동은 차례마다 하나만 할 수 있습니다
why-quick-spaces-taken = 빠른 행동 칸이 모두 찼습니다
why-quick-action-impossible = 오늘의 빠른 행동을 수행할 수 없습니다
why-nothing-to-pay-for = 값을 치르고 받을 것이 없습니다
why-other-price = { $price-id ->
    [corn] 재앙의 값은 옥수수입니다
    [block] 재앙의 값은 자원입니다
   *[step_down] 재앙의 값은 신전 한 칸 내리기입니다
  }
why-no-price = 지금은 재앙이 값을 매기지 않습니다
why-no-level-to-lose = { $technology }에는 내릴 단계가 없습니다
why-swap-with-building = 기술 교환은 그 건물을 지을 때 합니다
why-no-construction = 지금은 아무것도 짓고 있지 않습니다
why-not-your-building = 자신의 건물이 아닙니다: { $building }
why-one-renovation = 한 번 지을 때 건물을 하나만 헐 수 있습니다
why-renovation-helps-nothing = 그 자원을 보태도 지을 수 있는 것이 없습니다

## 일어난 일. 누구의 일이면 이름이 앞에 붙습니다.

event-day = { $day }일째 시작
event-two-days = 달력을 { $days }일 전진시킴
event-last-round = 마지막 라운드 시작
event-food-day = { $number }번째 푸드 데이: 일꾼을 먹이고 신들이 { $pays-id ->
    [goods] 물품을 줍니다
   *[points] 점수를 줍니다
  }
event-feeds = 옥수수 { $corn }개로 일꾼 { $workers }개를 먹임
event-unfed = 먹이지 못한 일꾼 { $workers }개: { $points }점
event-age = { $age ->
    [1] 1시대 시작
   *[other] { $age }시대 시작
  }
event-prophecy = 예언 발효: { $prophecy }
event-final = { $source-id ->
    [corn] 최종 점수 계산: 옥수수와 자원 { $points }점
    [skulls] 최종 점수 계산: 수정 해골 { $points }점
   *[monuments] 최종 점수 계산: 기념비 { $points }점
  }
event-total = 최종 점수: { $points }점

## 봇의 성격: 그 자체로 좋아하는 것

character-builder = 건축가
character-priest = 사제
character-farmer = 농부
character-pilgrim = 순례자
about-character-builder = 건축 기술, 건물, 기념물을 좋아합니다
about-character-priest = 신전을 올리기를 좋아합니다
about-character-farmer = 옥수수와 농업 기술을 좋아합니다
about-character-pilgrim = 수정 해골과 치첸이차, 신학 기술을 좋아합니다
