import Dialects
import Model
import Scene

/// All that a strip's frames follow from.
struct FilmstripSubject: Equatable {
    /// As the first phone goes it.
    let plan: TransitionPlan
    let project: Project
    /// What the second phone shows, if two are compared.
    let second: Project?
    /// Differs from that of a strip with older picture files.
    let pictures: Int
    let strip: Filmstrip
    let showsWholeScreen: Bool
}

extension Store {
    /// What the strip of the last transition follows from; `nil` before the first one.
    var filmstripSubject: FilmstripSubject? {
        state.lastTransition.map { plan in
            FilmstripSubject(
                plan: plan, project: project, second: state.compared?.project, pictures: state.pictures,
                strip: state.view.filmstrip.strip, showsWholeScreen: state.view.filmstrip.showsWholeScreen)
        }
    }

    /// The work of drawing a strip: of two phones both, unless the second one cannot go that way.
    func filmstripJob(_ subject: FilmstripSubject) -> FilmstripJob {
        let own = FilmstripJob.Row(plan: subject.plan, phone: phone(.first), renderer: renderer(.first))
        let other = state.compared?.plan(like: subject.plan, in: state).map { plan in
            FilmstripJob.Row(plan: plan, phone: phone(.second), renderer: renderer(.second))
        }
        return FilmstripJob(
            rows: [own] + [other].compactMap { $0 }, strip: subject.strip, showsWholeScreen: subject.showsWholeScreen)
    }
}
